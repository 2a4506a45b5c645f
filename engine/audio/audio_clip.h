#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

/// Stores mono audio: float32 samples [T] in -1..1.
struct AudioClip {
    at::Tensor samples;
    std::int64_t sample_rate_hz = 0;
};

} // namespace formant
