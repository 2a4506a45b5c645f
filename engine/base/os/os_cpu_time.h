#pragma once

#include "engine/base/paths.h"

#include <optional>

namespace formant {

/// Returns the CPU time in s that other processes have used since the machine started, on those
/// CPUs that this process may run on; time that the hypervisor took counts too. Compare two
/// readings; the resolution is 10 ms. Nothing if the system does not report it. `root` is the
/// folder of proc: "/", or a recorded tree.
std::optional<double> other_processes_cpu_s(const Path& root = "/");

} // namespace formant
