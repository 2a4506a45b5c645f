#include "engine/data/readers/recording_search.h"

#include "engine/base/folder_list.h"
#include "engine/base/second_attempt.h"
#include "engine/base/text/lower_case.h"
#include "engine/text/unicode/folded_name.h"

#include <algorithm>
#include <array>
#include <vector>

namespace formant {
namespace {

constexpr std::array suffixes = {".wav", ".flac", ".ogg", ".opus", ".mp3", ".m4a",
                                 ".aac", ".aiff", ".aif", ".aifc", ".oga", ".webm",
                                 ".mp4", ".mka",  ".wma", ".caf",  ".amr"};
constexpr std::array folders = {"", "wavs", "wav", "recordings", "audio", "clips"};

bool is_file(const Path& file) {
    std::error_code ignored; // a file that cannot be checked cannot be read either
    return std::filesystem::is_regular_file(file, ignored);
}

/// Returns the name with the separators of this system.
std::string with_slashes(std::string name) {
    std::ranges::replace(name, '\\', '/');
    return name;
}

bool has_drive(const std::string& name) {
    return name.size() > 1 && name[1] == ':';
}

Path without_first_part(const Path& name) {
    Path rest;
    for (auto part = std::next(name.begin()); part != name.end(); ++part)
        rest /= *part;
    return rest;
}

/// Returns the names below the corpus that `name` may mean, the longest first. A path of another
/// machine is shortened as long as a folder is left: recordings of several folders often have the
/// same names.
std::vector<Path> names_below(const std::string& name, const Path& corpus) {
    const bool is_absolute = name.starts_with('/') || has_drive(name);
    Path rest = Path(has_drive(name) ? name.substr(2) : name).relative_path();
    if (!is_absolute && !rest.empty() && *rest.begin() == corpus.filename())
        return {rest, without_first_part(rest)};
    std::vector<Path> names;
    for (; !rest.empty() && (names.empty() || rest.has_parent_path());
         rest = is_absolute ? without_first_part(rest) : Path())
        names.push_back(rest);
    return names;
}

/// Returns the folded names that a recording called `name` may have in its folder, the best first.
std::vector<std::string> folded_names_of(const Path& name) {
    std::vector<std::string> names = {folded_name(name.string())};
    const std::string stem = folded_name(
        is_named_like_recording(name) ? Path(name).replace_extension().string() : name.string());
    for (const char* suffix : suffixes)
        names.push_back(stem + suffix);
    return names;
}

} // namespace

bool is_named_like_recording(const Path& file) {
    const std::string suffix = lower_case(file.extension().string());
    return std::find(suffixes.begin(), suffixes.end(), suffix) != suffixes.end();
}

Path RecordingSearch::find(const std::string& name) {
    if (const auto exact = find_exact(name))
        return *exact;
    const std::string portable = with_slashes(name);
    if (portable != name)
        if (const auto exact = find_exact(portable))
            return *exact;
    for (const Path& below : names_below(portable, folder_))
        if (const auto alike = find_alike(below.lexically_normal()))
            return *alike;
    const Path missing =
        is_named_like_recording(name) ? folder_ / name : folder_ / "wavs" / (name + ".wav");
    return missing.lexically_normal();
}

std::optional<Path> RecordingSearch::find_exact(const std::string& name) const {
    for (const char* below : folders) {
        Path file = (folder_ / below / name).lexically_normal();
        if (is_file(file))
            return file;
        if (is_named_like_recording(file))
            continue;
        for (const char* suffix : suffixes)
            if (Path whole = file.string() + suffix; is_file(whole))
                return whole;
    }
    return std::nullopt;
}

std::optional<Path> RecordingSearch::find_alike(const Path& name) {
    for (const char* below : folders)
        if (auto found = find_alike_below(folder_, below / name))
            return found;
    return std::nullopt;
}

std::optional<Path> RecordingSearch::find_alike_below(const Path& folder, const Path& name) {
    const auto only = [&](const std::string& folded) -> std::optional<Path> {
        const auto [first, last] = entries_of(folder).equal_range(folded);
        return std::distance(first, last) == 1 ? std::optional(folder / first->second)
                                               : std::nullopt;
    };
    const Path part = *name.begin();
    if (part == "..")
        return find_alike_below(folder.parent_path(), without_first_part(name));
    if (const Path rest = without_first_part(name); !rest.empty()) {
        const auto below = only(folded_name(part.string()));
        return below ? find_alike_below(*below, rest) : std::nullopt;
    }
    for (const std::string& folded : folded_names_of(part))
        if (auto file = only(folded); file && is_file(*file))
            return file;
    return std::nullopt;
}

const RecordingSearch::Names& RecordingSearch::entries_of(const Path& folder) {
    const auto [listed, is_new] = entries_.try_emplace(folder);
    if (is_new) {
        // Treated as empty if it cannot be listed: its recordings are reported as missing.
        const auto files = with_second_attempt([&] { return list_folder(folder); });
        for (const Path& file : files.value_or(std::vector<Path>())) {
            const std::string name = file.filename().string();
            listed->second.emplace(folded_name(name), name);
        }
    }
    return listed->second;
}

Path find_recording(const Path& folder, const std::string& name) {
    return RecordingSearch(folder).find(name);
}

} // namespace formant
