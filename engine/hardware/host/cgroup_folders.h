#pragma once

#include "engine/base/paths.h"

#include <string>
#include <vector>

namespace formant {

/// Version of the control groups: one tree of folders for all controllers (version 2), or one tree
/// per controller (version 1).
enum class CgroupVersion { v1 = 1, v2 = 2 };

struct CgroupFolder {
    CgroupVersion version;
    Path path; ///< below `root`; may not exist
};

/// Returns the folders that hold the settings of a controller ("memory", "cpu") for this process:
/// those of its own group and of all groups above it, because a group's limit applies to all groups
/// inside it. `root` is the folder of proc and sys.
std::vector<CgroupFolder> cgroup_folders(const Path& root, const std::string& controller);

} // namespace formant
