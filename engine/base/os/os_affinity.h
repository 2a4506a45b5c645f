#pragma once

namespace formant {

/// Hardware threads that this process may run on, at least 1 (sched_getaffinity(2): what taskset,
/// a batch system or a cpuset have left it).
int allowed_hardware_threads();

} // namespace formant
