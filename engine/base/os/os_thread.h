#pragma once

namespace formant {

/// Blocks all signals in the calling thread and in threads started from it: for helper threads, so
/// that a signal reaches the thread that handles it (SignalWatcher).
void block_signals();

} // namespace formant
