#pragma once

#include "engine/base/message.h"
#include "engine/base/paths.h"

#include <optional>

namespace formant {

/// Why reading and writing in `path` is slow, and what to do: it lies on a drive of Windows that
/// WSL2 shows, or in a network file system, by the mounts that the kernel lists below `root`.
/// Nothing where it lies elsewhere.
std::optional<Message> slow_storage(const Path& path, const Path& root = "/");

} // namespace formant
