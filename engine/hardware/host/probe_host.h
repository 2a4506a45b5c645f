#pragma once

#include "engine/base/paths.h"
#include "engine/hardware/host_info.h"

namespace formant {

/// Reads the properties of the machine from the kernel's files below `root` (proc, sys, etc);
/// values that they do not contain are absent. Only the allowed hardware threads come from the
/// system itself.
HostInfo probe_host(const Path& root = "/");

} // namespace formant
