#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>

namespace formant {

/// Returns the bytes available to this user on the disk of `folder`, which need not exist yet.
/// Absent if the system does not report it.
std::optional<std::int64_t> free_disk_space(const Path& folder);

} // namespace formant
