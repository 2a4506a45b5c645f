#include "engine/session/speech/converted_files.h"

#include <set>

namespace formant {
namespace {

/// The same for every way to name it; as it is written where that cannot be found out.
Path without_detours(const Path& path) {
    std::error_code unknown;
    const Path found = std::filesystem::weakly_canonical(path, unknown);
    return unknown ? path : found;
}

tl::unexpected<Error> called_as_another(const Path& file) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "another recording of this name becomes {file}; "
                                              "rename one, or convert it into another folder"),
                        {{"file", file.string()}}));
}

tl::unexpected<Error> would_replace_recording(const Path& file) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "it would become {file}, which is a recording that "
                                              "is given here; name another folder"),
                        {{"file", file.string()}}));
}

} // namespace

std::vector<Result<Path>> converted_files(const std::vector<std::string>& recordings,
                                          const Path& folder, const std::string& format) {
    std::set<Path> given, taken;
    for (const std::string& recording : recordings)
        given.insert(without_detours(recording));
    std::vector<Result<Path>> files;
    for (const std::string& recording : recordings) {
        const Path file = folder / (Path(recording).stem().string() + "." + format);
        if (given.contains(without_detours(file)))
            files.emplace_back(would_replace_recording(file));
        else if (!taken.insert(file).second)
            files.emplace_back(called_as_another(file));
        else
            files.emplace_back(file);
    }
    return files;
}

} // namespace formant
