#pragma once

#include <ATen/core/Tensor.h>

namespace formant {

/// Returns uniform random numbers between -1 and 1, float64 on the CPU, identical for the same seed
/// on every machine. Each is representable in `type`, so that converting it causes no error. Does
/// not use the default generator.
at::Tensor synthetic_tensor(at::IntArrayRef shape, std::int64_t seed, c10::ScalarType type);

/// Returns half the distance from 1 to the next number: 2^-24 for float32, 2^-11 for fp16, 2^-8 for
/// bf16.
double unit_roundoff_of(c10::ScalarType type);

} // namespace formant
