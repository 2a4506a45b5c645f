#pragma once

#include "engine/base/paths.h"
#include "engine/hardware/host_info.h"

namespace formant {

/// The machine around the GPUs by the files of its kernel below `root` (proc, sys, etc); what they
/// do not tell is absent. Only the hardware threads that this process may run on are asked of the
/// system itself.
HostInfo look_at_host(const Path& root = "/");

} // namespace formant
