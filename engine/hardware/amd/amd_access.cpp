#include "engine/hardware/amd/amd_access.h"

#include "engine/base/os/os_access.h"
#include "engine/base/os/os_files.h"

namespace formant {

AmdAccess amd_access(const Path& root) {
    const Path device = root / "dev/kfd";
    return {path_exists(device), can_read_and_write(device), group_names()};
}

} // namespace formant
