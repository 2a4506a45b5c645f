#include "engine/session/segments/clip_names.h"

#include "engine/base/paths.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Returns the recording's name without characters that a list or another system does not take,
/// and short enough for a number and an extension after it.
std::string name_of_recording(const std::string& recording) {
    constexpr std::size_t max_name_bytes = 180;
    std::string name;
    for (const char letter : Path(recording).stem().string()) {
        const bool is_control = static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
        const bool is_special = std::string_view("/\\:*?\"<>|,;").find(letter) != std::string::npos;
        name += is_control || is_special ? '_' : letter;
    }
    if (name.starts_with('.') || name.starts_with('-'))
        name[0] = '_';
    if (name.size() > max_name_bytes) {
        name.resize(max_name_bytes);
        const auto is_inner = [](char byte) { return (byte & 0xc0) == 0x80; };
        while (!name.empty() && is_inner(name.back())) // not within a code point of UTF-8
            name.pop_back();
        if (!name.empty() && (name.back() & 0x80) != 0)
            name.pop_back();
    }
    return name;
}

bool is_taken(const std::string& prefix, const std::set<std::string>& taken) {
    const auto next = taken.lower_bound(prefix + "-");
    return next != taken.end() && next->starts_with(prefix + "-");
}

} // namespace

std::vector<std::string> new_clip_names(const std::string& recording, std::size_t count,
                                        std::set<std::string>& taken) {
    const std::string name = name_of_recording(recording);
    std::string prefix = name;
    for (int number = 2; is_taken(prefix, taken); ++number)
        prefix = fmt::format("{}-{}", name, number);
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= count; ++i)
        names.push_back(fmt::format("{}-{:04}.wav", prefix, i));
    taken.insert(names.begin(), names.end());
    return names;
}

bool is_clip_file(const std::string& file) {
    const Path path(file);
    const std::string name = path.stem().string();
    const auto mark = name.rfind('-');
    return path.parent_path() == "wavs" && path.extension() == ".wav" &&
           mark != std::string::npos && name.size() > mark + 4 &&
           name.find_first_not_of("0123456789", mark + 1) == std::string::npos;
}

} // namespace formant
