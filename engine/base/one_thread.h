#pragma once

namespace formant {

/// From now on LibTorch computes with one thread whatever the calling thread asks of it: for
/// threads that share the work among themselves. All other threads stay as they are.
void compute_with_one_thread();

} // namespace formant
