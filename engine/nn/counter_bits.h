#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string_view>

namespace formant {

/// Returns uniform values in [0, 1), float32 [B, channels, time], that are a function of the key
/// and of (name of the draw, sample id, channel, time) alone. `key` int64 [2] holds run seed and
/// step; `sample_ids` int64 [B] is on the same device. Only tensors depend on the key: nothing is
/// read to the host, and an operator that is replayed with another key draws other values.
at::Tensor counter_uniform(const at::Tensor& key, std::string_view draw,
                           const at::Tensor& sample_ids, std::int64_t channels, std::int64_t time);

/// Computes the same values by integer tensor operations, on any device.
at::Tensor counter_uniform_with_tensor_operations(const at::Tensor& key, std::string_view draw,
                                                  const at::Tensor& sample_ids,
                                                  std::int64_t channels, std::int64_t time);

/// Computes the same values in one pass on the CPU.
at::Tensor counter_uniform_cpu(const at::Tensor& key, std::string_view draw,
                               const at::Tensor& sample_ids, std::int64_t channels,
                               std::int64_t time);

} // namespace formant
