#pragma once

#include "engine/models/hifigan/generator_config.h"
#include "engine/nn/convolution.h"

#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace formant::hifigan {

class ResBlock;

/// What differs between the generator of HiFi-GAN and the decoder of VITS.
struct GeneratorEnds {
    std::int64_t in_channels = 80;
    WeightNorm norm = WeightNorm::weight; ///< of the first and the last convolution
    bool last_bias = true;
    std::int64_t speaker_channels = 0; ///< 0: no condition
};

/// Frames to samples by transposed convolutions, each followed by residual blocks of several widths
/// whose mean goes on (Kong et al. 2020, section 2.2).
class Generator : public torch::nn::Module {
  public:
    Generator(const GeneratorConfig& config, const GeneratorEnds& ends);
    /// x [B, in_channels, T]; speaker [B, S, 1] or undefined -> [B, 1, T * hop_length] in -1..1
    at::Tensor forward(at::Tensor x, const at::Tensor& speaker = {});

  private:
    void add_level(const GeneratorConfig& config, std::size_t level);
    at::Tensor mean_of_blocks(std::size_t level, const at::Tensor& x);

    std::shared_ptr<Convolution> conv_pre_;
    std::vector<std::shared_ptr<Convolution>> ups_;
    std::vector<std::shared_ptr<ResBlock>> resblocks_; ///< of all levels, one after the other
    std::shared_ptr<Convolution> conv_post_, cond_;
};

} // namespace formant::hifigan
