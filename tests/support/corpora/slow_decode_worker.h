#pragma once

#include "engine/base/paths.h"

namespace formant::test {

/// Lists which processes are slow: all, or the first of those that run at the same time.
enum class SlowWorkers { all, the_first };

/// Creates a program in `folder` to start with --decode-worker instead of ours. It forwards each
/// request to ours after `delay_s`.
Path slow_decode_worker(const Path& folder, SlowWorkers which, double delay_s);

/// Creates a program like slow_decode_worker(), but with a slow disk: the first read of each
/// recording takes `delay_ms` longer.
Path slow_disk_worker(const Path& folder, int delay_ms);

} // namespace formant::test
