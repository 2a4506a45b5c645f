#pragma once

#include "engine/models/vits/vits_config.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/wave_net.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

#include <memory>
#include <vector>

namespace formant::vits {

/// Shifts one half of the channels by what it makes of the other (Dinh et al. 2017, without the
/// scale, so that volumes stay).
class CouplingLayer : public torch::nn::Module {
  public:
    explicit CouplingLayer(const VitsConfig& config);
    /// direction 1: to the prior; -1: back.
    at::Tensor forward(const at::Tensor& x, const FrameMask& mask, const at::Tensor& speaker,
                       int direction);

  private:
    torch::nn::Conv1d pre_;
    std::shared_ptr<WaveNet> enc_;
    torch::nn::Conv1d post_;
};

/// Between the latent variable and the prior's space (Kim et al. 2021, section 2.1.3): four
/// couplings, the channels reversed after each.
class CouplingFlow : public torch::nn::Module {
  public:
    explicit CouplingFlow(const VitsConfig& config);
    /// z [B, inter_channels, T], speaker [B, S, 1] or undefined
    at::Tensor to_prior(at::Tensor z, const FrameMask& mask, const at::Tensor& speaker);
    at::Tensor from_prior(at::Tensor z, const FrameMask& mask, const at::Tensor& speaker);

  private:
    std::vector<std::shared_ptr<CouplingLayer>> layers_;
};

} // namespace formant::vits
