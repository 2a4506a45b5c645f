#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Stores a file system and its mount point.
struct Mount {
    std::string device;
    Path folder;
    std::string type; ///< "ext4", "nfs4", "9p"
    std::string options;
};

/// Reads a table such as /proc/self/mounts, in its order; empty if it cannot be read.
std::vector<Mount> read_mounts(const Path& table);

/// Returns the one of `mounts` that contains the absolute path.
std::optional<Mount> mount_of(const Path& path, const std::vector<Mount>& mounts);

} // namespace formant
