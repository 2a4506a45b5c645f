#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A file system and where it is to be seen.
struct Mount {
    std::string device;
    Path folder;
    std::string type; ///< "ext4", "nfs4", "9p"
    std::string options;
};

/// What a table like /proc/self/mounts lists, in its order; empty where it cannot be read.
std::vector<Mount> read_mounts(const Path& table);

/// The one of `mounts` that the absolute path lies in.
std::optional<Mount> mount_of(const Path& path, const std::vector<Mount>& mounts);

} // namespace formant
