#pragma once

#include "engine/nn/frame_mask.h"

#include <torch/nn/module.h>

#include <cstdint>

namespace formant {

/// Group normalization (Wu and He 2018) with the statistics of the real frames only, so that
/// neither padding nor splitting into micro-batches affects the result. Padding is 0 in the output.
class MaskedGroupNorm : public torch::nn::Module {
  public:
    MaskedGroupNorm(std::int64_t groups, std::int64_t channels);
    /// Normalizes x [B, C, T], any floating type -> float32 [B, C, T].
    at::Tensor forward(const at::Tensor& x, const FrameMask& mask);

  private:
    std::int64_t groups_;
    at::Tensor weight_; ///< [C]
    at::Tensor bias_;   ///< [C]
};

/// Functional form of MaskedGroupNorm, with eps = 1e-5. A fused kernel on the CPU; tensor
/// operations on other devices.
at::Tensor masked_group_norm(const at::Tensor& x, const FrameMask& mask, std::int64_t groups,
                             const at::Tensor& weight, const at::Tensor& bias);

} // namespace formant
