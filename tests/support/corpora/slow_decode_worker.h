#pragma once

#include "engine/base/paths.h"

namespace formant::test {

/// Which of the processes are slow: all, or of those that run at a time the first.
enum class SlowWorkers { all, the_first };

/// A program to be started with --decode-worker in place of ours: it hands each request on to ours
/// `delay_s` late. It lies in `folder`.
Path slow_decode_worker(const Path& folder, SlowWorkers which, double delay_s);

/// The same with a slow disk: the first read of each recording takes `delay_ms` more.
Path slow_disk_worker(const Path& folder, int delay_ms);

} // namespace formant::test
