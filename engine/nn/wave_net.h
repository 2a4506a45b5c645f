#pragma once

#include "engine/nn/convolution.h"
#include "engine/nn/frame_mask.h"

#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace formant {

/// Stack of gated convolutions with residual and skip connections (van den Oord et al. 2016,
/// WaveNet, sections 2.3 and 2.4), not causal, as in WaveGlow (Prenger et al. 2018).
/// Parameters: in_layers.N, res_skip_layers.N and, with speaker conditioning, cond_layer; all with
/// weight norm.
class WaveNet : public torch::nn::Module {
  public:
    struct Config {
        std::int64_t channels = 192;
        std::int64_t kernel = 5;
        std::int64_t dilation_rate = 1; ///< the dilation of layer N is its Nth power
        std::int64_t layers = 16;
        std::int64_t speaker_channels = 0; ///< 0: no conditioning
    };
    explicit WaveNet(const Config& config);
    /// Takes x [B, C, T] and speaker [B, S, 1] (or undefined); returns the sum of the skip
    /// connections [B, C, T].
    at::Tensor forward(at::Tensor x, const FrameMask& mask, const at::Tensor& speaker);

  private:
    void add_layer(std::int64_t dilation, bool is_last);
    /// Returns the gated activation of layer `i`, [B, C, T].
    at::Tensor activation(std::size_t i, const at::Tensor& x, const at::Tensor& condition);

    Config config_;
    std::vector<std::shared_ptr<Convolution>> in_layers_, res_skip_layers_;
    std::shared_ptr<Convolution> cond_layer_;
};

} // namespace formant
