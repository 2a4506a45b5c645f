#pragma once

#include <ATen/core/Tensor.h>

#include <string>

namespace formant {

/// Sound without a header: samples [N] in -1..1 as 16-bit integers, little-endian, the same that
/// write_audio() puts into a WAV file. Samples beyond -1..1 are clipped.
std::string pcm_bytes(const at::Tensor& samples);

} // namespace formant
