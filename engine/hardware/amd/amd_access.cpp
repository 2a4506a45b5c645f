#include "engine/hardware/amd/amd_access.h"

#include "engine/base/os_access.h"

namespace formant {

AmdAccess amd_access(const Path& root) {
    const Path device = root / "dev/kfd";
    std::error_code unreadable;
    return {std::filesystem::exists(device, unreadable), may_read_and_write(device), group_names()};
}

} // namespace formant
