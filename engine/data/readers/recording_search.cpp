#include "engine/data/readers/recording_search.h"

#include "engine/base/lower_case.h"

#include <algorithm>
#include <array>

namespace formant {
namespace {

constexpr std::array suffixes = {".wav", ".flac", ".ogg", ".opus", ".mp3", ".m4a", ".aac", ".aiff"};
constexpr std::array folders = {"", "wavs", "wav", "recordings", "audio", "clips"};

bool is_file(const Path& file) {
    std::error_code ignored; // a file that cannot be checked cannot be read either
    return std::filesystem::is_regular_file(file, ignored);
}

} // namespace

bool is_named_like_recording(const Path& file) {
    const std::string suffix = lower_case(file.extension().string());
    return std::find(suffixes.begin(), suffixes.end(), suffix) != suffixes.end();
}

Path find_recording(const Path& folder, const std::string& name) {
    const Path base = std::filesystem::absolute(folder);
    for (const char* below : folders) {
        Path file = (base / below / name).lexically_normal();
        if (is_file(file))
            return file;
        if (is_named_like_recording(file))
            continue;
        for (const char* suffix : suffixes)
            if (Path whole = file.string() + suffix; is_file(whole))
                return whole;
    }
    const Path missing =
        is_named_like_recording(name) ? base / name : base / "wavs" / (name + ".wav");
    return missing.lexically_normal();
}

} // namespace formant
