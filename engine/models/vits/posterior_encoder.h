#pragma once

#include "engine/models/vits/text_encoder.h"
#include "engine/models/vits/vits_config.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/wave_net.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

namespace formant::vits {

/// Posterior of the latent variable, given recorded frames: the distribution and a draw from it.
struct Posterior {
    at::Tensor z; ///< [B, inter_channels, T]
    Gaussian distribution;
};

/// Encodes magnitudes as the posterior of the latent variable (Kim et al. 2021, section 2.5.1).
class PosteriorEncoder : public torch::nn::Module {
  public:
    PosteriorEncoder(const VitsConfig& config, std::int64_t spec_channels);
    /// Takes spectrum [B, spec_channels, T], noise [B, inter_channels, T] and speaker [B, S, 1] (or
    /// undefined).
    Posterior forward(const at::Tensor& spectrum, const at::Tensor& noise, const FrameMask& mask,
                      const at::Tensor& speaker);

  private:
    torch::nn::Conv1d pre_;
    std::shared_ptr<WaveNet> enc_;
    torch::nn::Conv1d proj_;
};

} // namespace formant::vits
