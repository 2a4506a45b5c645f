#pragma once

#include <ATen/core/Tensor.h>

namespace formant {

/// Numbers between -1 and 1, float64 on the CPU, the same for the same seed on every machine; each
/// can be represented in `type`, so that its conversion is no error. The default generator is left
/// alone.
at::Tensor made_up_numbers(at::IntArrayRef shape, std::int64_t seed, c10::ScalarType type);

/// Half the distance from 1 to the next number: 2^-24 for float32, 2^-11 for fp16, 2^-8 for bf16.
double unit_roundoff_of(c10::ScalarType type);

} // namespace formant
