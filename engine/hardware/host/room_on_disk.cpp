#include "engine/hardware/host/room_on_disk.h"

namespace formant {
namespace {

Path nearest_existing(Path folder) {
    std::error_code ignored; // then it is none that exists
    while (folder.has_relative_path() && !std::filesystem::exists(folder, ignored))
        folder = folder.parent_path();
    return folder;
}

} // namespace

std::optional<std::int64_t> room_on_disk(const Path& folder) {
    std::error_code failure;
    const auto space = std::filesystem::space(nearest_existing(folder), failure);
    if (failure)
        return std::nullopt;
    return static_cast<std::int64_t>(space.available);
}

} // namespace formant
