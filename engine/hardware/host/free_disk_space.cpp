#include "engine/hardware/host/free_disk_space.h"

namespace formant {
namespace {

Path nearest_existing(Path folder) {
    std::error_code ignored; // treated as not existing
    while (folder.has_relative_path() && !std::filesystem::exists(folder, ignored))
        folder = folder.parent_path();
    return folder;
}

} // namespace

std::optional<std::int64_t> free_disk_space(const Path& folder) {
    std::error_code failure;
    const auto space = std::filesystem::space(nearest_existing(folder), failure);
    if (failure)
        return std::nullopt;
    return static_cast<std::int64_t>(space.available);
}

} // namespace formant
