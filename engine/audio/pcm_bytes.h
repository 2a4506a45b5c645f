#pragma once

#include <ATen/core/Tensor.h>

#include <string>

namespace formant {

/// Converts samples [N] in -1..1 to raw audio without a header: 16-bit little-endian integers,
/// equal to those that write_audio() writes to a WAV file. Samples beyond -1..1 are clipped.
std::string pcm_bytes(const at::Tensor& samples);

} // namespace formant
