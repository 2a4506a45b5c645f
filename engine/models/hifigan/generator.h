#pragma once

#include "engine/models/hifigan/generator_config.h"
#include "engine/nn/convolution.h"

#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace formant::hifigan {

class ResBlock;

/// Options that differ between the HiFi-GAN generator and the decoders of VITS and XTTS.
struct GeneratorOptions {
    std::int64_t in_channels = 80;
    WeightNorm norm = WeightNorm::weight; ///< parametrization of the first and last convolution
    bool last_bias = true;
    std::int64_t speaker_channels = 0;  ///< 0: no conditioning
    std::string speaker_layer = "cond"; ///< name of the layer that adds the speaker to the input
    bool conditions_levels = false;     ///< the speaker is added after each upsampling, too
};

/// Upsamples frames to samples with transposed convolutions, each followed by the mean of several
/// residual blocks (Kong et al. 2020, section 2.2).
class Generator : public torch::nn::Module {
  public:
    Generator(const GeneratorConfig& config, const GeneratorOptions& options);
    /// Takes x [B, in_channels, T] and speaker [B, S, 1] (or undefined); returns samples
    /// [B, 1, T * hop_length] in -1..1.
    at::Tensor forward(at::Tensor x, const at::Tensor& speaker = {});

  private:
    void add_conditioning(const GeneratorConfig& config, const GeneratorOptions& options);
    void add_level(const GeneratorConfig& config, std::size_t level);
    at::Tensor mean_of_blocks(std::size_t level, const at::Tensor& x);

    std::shared_ptr<Convolution> conv_pre_;
    std::vector<std::shared_ptr<Convolution>> ups_;
    std::vector<std::shared_ptr<ResBlock>> resblocks_; ///< blocks of all levels, level by level
    std::shared_ptr<Convolution> conv_post_, cond_;
    std::vector<std::shared_ptr<Convolution>> conds_; ///< of the levels; empty: none
};

} // namespace formant::hifigan
