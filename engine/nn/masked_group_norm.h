#pragma once

#include "engine/nn/frame_mask.h"

#include <torch/nn/module.h>

#include <cstdint>

namespace formant {

/// Group normalisation (Wu and He 2018) with the statistics of the real frames only, so that
/// padding, and with it the slicing into micro-batches, changes nothing. Padding comes out as 0.
class MaskedGroupNorm : public torch::nn::Module {
  public:
    MaskedGroupNorm(std::int64_t groups, std::int64_t channels);
    /// x [B, C, T], any floating type -> float32 [B, C, T]
    at::Tensor forward(const at::Tensor& x, const FrameMask& mask);

  private:
    std::int64_t groups_;
    at::Tensor weight_; ///< [C]
    at::Tensor bias_;   ///< [C]
};

/// The same as a function; eps = 1e-5. On the CPU one fused kernel, elsewhere tensor operations.
at::Tensor masked_group_norm(const at::Tensor& x, const FrameMask& mask, std::int64_t groups,
                             const at::Tensor& weight, const at::Tensor& bias);

} // namespace formant
