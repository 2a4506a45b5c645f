#pragma once

#include <c10/core/Device.h>

namespace formant {

/// Returns memory that LibTorch caches but nothing uses to the device (emptyCache): cached blocks
/// of the wrong size can prevent a larger allocation. Does nothing on the CPU, which has no cache.
void release_cached_memory(c10::Device device);

} // namespace formant
