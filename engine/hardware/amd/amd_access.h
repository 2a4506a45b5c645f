#pragma once

#include "engine/base/paths.h"

#include <string>
#include <vector>

namespace formant {

/// Access of a process to the device file of AMD's compute driver.
struct AmdAccess {
    bool has_device = false;         ///< /dev/kfd exists
    bool can_open = false;           ///< its permissions allow it
    std::vector<std::string> groups; ///< of this user
};

/// Checks the access of this process to the device below `root`.
AmdAccess amd_access(const Path& root);

} // namespace formant
