#pragma once

#include "engine/base/message.h"
#include "engine/base/paths.h"

#include <optional>

namespace formant {

/// Returns why access to `path` is slow and what to do about it: it lies on a Windows drive under
/// WSL2 or on a network file system, according to the mounts below `root`. Absent if neither is the
/// case.
std::optional<Message> slow_storage(const Path& path, const Path& root = "/");

} // namespace formant
