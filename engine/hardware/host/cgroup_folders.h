#pragma once

#include "engine/base/paths.h"

#include <string>
#include <vector>

namespace formant {

/// Control groups come as one tree of folders (version 2), or one for each controller (version 1).
enum class CgroupVersion { v1 = 1, v2 = 2 };

struct CgroupFolder {
    CgroupVersion version;
    Path path; ///< below `root`; may not be there
};

/// Where the settings of a controller ("memory", "cpu") lie for this process: of its own group and
/// of all above it, because the limit of a group holds for all groups in it. `root` is where proc
/// and sys are.
std::vector<CgroupFolder> cgroup_folders(const Path& root, const std::string& controller);

} // namespace formant
