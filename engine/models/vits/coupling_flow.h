#pragma once

#include "engine/models/vits/vits_config.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/wave_net.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

#include <memory>
#include <vector>

namespace formant::vits {

constexpr std::int64_t couplings = 4;
constexpr std::int64_t coupling_layers = 4; ///< of each WaveNet

/// Affine coupling layer without scale, which is volume-preserving: shifts one half of the channels
/// by a function of the other half (Dinh et al. 2017).
class CouplingLayer : public torch::nn::Module {
  public:
    explicit CouplingLayer(const VitsConfig& config);
    /// Applies the layer in `direction` 1 (to the prior) or -1 (inverse).
    at::Tensor forward(const at::Tensor& x, const FrameMask& mask, const at::Tensor& speaker,
                       int direction);

  private:
    torch::nn::Conv1d pre_;
    std::shared_ptr<WaveNet> enc_;
    torch::nn::Conv1d post_;
};

/// Normalizing flow between the latent variable and the prior's space (Kim et al. 2021,
/// section 2.1.3): four coupling layers, each followed by a reversal of the channels.
class CouplingFlow : public torch::nn::Module {
  public:
    explicit CouplingFlow(const VitsConfig& config);
    /// Maps z [B, inter_channels, T] to the prior's space; speaker [B, S, 1] or undefined.
    at::Tensor to_prior(at::Tensor z, const FrameMask& mask, const at::Tensor& speaker);
    /// Inverts to_prior().
    at::Tensor from_prior(at::Tensor z, const FrameMask& mask, const at::Tensor& speaker);

  private:
    std::vector<std::shared_ptr<CouplingLayer>> layers_;
};

} // namespace formant::vits
