#pragma once

#include "engine/base/paths.h"

#include <string>
#include <vector>

namespace formant {

/// What lets a process compute on AMD GPUs: the device of their compute driver.
struct AmdAccess {
    bool has_device = false;         ///< /dev/kfd is there
    bool may_open = false;           ///< and its rights let us in
    std::vector<std::string> groups; ///< that we belong to
};

/// Of this process, with the device below `root`.
AmdAccess amd_access(const Path& root);

} // namespace formant
