#include "engine/session/speech/converted_files.h"

#include <set>

namespace formant {
namespace {

/// Returns the same path for every way to write it; the path as written if it cannot be resolved.
Path resolve_path(const Path& path) {
    std::error_code unknown;
    const Path found = std::filesystem::weakly_canonical(path, unknown);
    return unknown ? path : found;
}

tl::unexpected<Error> name_collision(const Path& file) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "another recording is already converted to {file}; "
                                              "rename one, or choose another folder"),
                        {{"file", file.string()}}));
}

tl::unexpected<Error> would_replace_recording(const Path& file) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "the output {file} would overwrite one of the input "
                                              "recordings; choose another folder"),
                        {{"file", file.string()}}));
}

} // namespace

std::vector<Result<Path>> converted_files(const std::vector<std::string>& recordings,
                                          const Path& folder, const std::string& format) {
    std::set<Path> given, taken;
    for (const std::string& recording : recordings)
        given.insert(resolve_path(recording));
    std::vector<Result<Path>> files;
    for (const std::string& recording : recordings) {
        const Path file = folder / (Path(recording).stem().string() + "." + format);
        if (given.contains(resolve_path(file)))
            files.emplace_back(would_replace_recording(file));
        else if (!taken.insert(file).second)
            files.emplace_back(name_collision(file));
        else
            files.emplace_back(file);
    }
    return files;
}

} // namespace formant
