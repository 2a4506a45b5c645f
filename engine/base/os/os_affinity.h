#pragma once

namespace formant {

/// Returns the number of hardware threads that this process may run on, at least 1: those that
/// taskset, a batch system or a cpuset allow (sched_getaffinity(2)).
int allowed_hardware_threads();

} // namespace formant
