#pragma once

#include "engine/models/gpt/perceiver_layer.h"

#include <memory>
#include <vector>

namespace formant::gpt {

/// Turns a sequence of any length into a fixed number of vectors (Alayrac et al. 2022, Flamingo,
/// section 2.1): learned latents attend to the sequence and to themselves. There is no
/// normalization but the last. Parameters: latents [latents, D], proj_context (only if the widths
/// differ), layers, norm.gamma [D].
class PerceiverResampler : public torch::nn::Module {
  public:
    explicit PerceiverResampler(const PerceiverSize& size);
    /// Resamples x [B, T, context_width] to [B, latents, D]. `real` bool [B, T] is false for
    /// padding; undefined: there is none.
    at::Tensor forward(const at::Tensor& x, const at::Tensor& real = {});

  private:
    at::Tensor latents_, gamma_;
    torch::nn::Linear proj_context_{nullptr};
    std::vector<std::shared_ptr<PerceiverLayer>> layers_;
};

} // namespace formant::gpt
