#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

constexpr double group_norm_eps = 1e-5;

struct GroupNormForward {
    at::Tensor y;    ///< [B, C, T]
    at::Tensor mean; ///< [B, groups]
    at::Tensor rstd; ///< [B, groups]
};

struct GroupNormBackward {
    at::Tensor x;      ///< [B, C, T]
    at::Tensor weight; ///< [C]
    at::Tensor bias;   ///< [C]
};

/// Normalizes x float32 [B, C, T], contiguous; lengths int64 [B]. Frames beyond the length are not
/// read.
GroupNormForward group_norm_forward_cpu(const at::Tensor& x, const at::Tensor& lengths,
                                        std::int64_t groups, const at::Tensor& weight,
                                        const at::Tensor& bias);

GroupNormBackward group_norm_backward_cpu(const at::Tensor& grad_y, const at::Tensor& x,
                                          const at::Tensor& lengths, std::int64_t groups,
                                          const at::Tensor& weight, const at::Tensor& mean,
                                          const at::Tensor& rstd);

} // namespace formant
