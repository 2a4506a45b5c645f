#pragma once

#include <c10/core/Device.h>

namespace formant {

/// Gives memory that LibTorch keeps for later, but nothing uses, back to the device: pieces of the
/// wrong size are in the way of a larger one. On the CPU nothing is kept.
void release_cached_memory(c10::Device device);

} // namespace formant
