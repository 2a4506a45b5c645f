#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>

namespace formant {

/// Bytes that are left for us where `folder` is, or will be made. Absent where the system does not
/// say.
std::optional<std::int64_t> room_on_disk(const Path& folder);

} // namespace formant
