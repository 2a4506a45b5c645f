#pragma once

namespace formant {

/// Limits LibTorch to one thread for all work that the calling thread requests from now on: for
/// threads that share work among themselves. Other threads are not affected.
void set_single_threaded();

} // namespace formant
