#include "engine/models/hifigan/generator.h"

#include "engine/models/hifigan/resblock.h"
#include "engine/nn/module_list.h"

#include <ATen/ATen.h>

namespace formant::hifigan {
namespace {

/// Returns the channels of a level; each level halves them.
std::int64_t channels_at(const GeneratorConfig& config, std::size_t level) {
    return config.upsample_initial_channel >> level;
}

ConvolutionShape upsampling(const GeneratorConfig& config, std::size_t level) {
    const std::int64_t rate = config.upsample_rates[level];
    const std::int64_t kernel = config.upsample_kernel_sizes[level];
    return {.in = channels_at(config, level),
            .out = channels_at(config, level + 1),
            .kernel = kernel,
            .stride = rate,
            .padding = (kernel - rate) / 2,
            .transposed = true};
}

} // namespace

/// Registers modules in upstream's order, because upstream's optimizer state refers to parameters
/// by index.
Generator::Generator(const GeneratorConfig& config, const GeneratorOptions& options)
    : conv_pre_(register_module(
          "conv_pre",
          convolution(same_padding(options.in_channels, config.upsample_initial_channel, 7),
                      options.norm))) {
    for (std::size_t level = 0; level < config.upsample_rates.size(); ++level)
        add_level(config, level);
    register_module("ups", module_list(ups_));
    register_module("resblocks", module_list(resblocks_));
    ConvolutionShape last = same_padding(channels_at(config, ups_.size()), 1, 7);
    last.bias = options.last_bias;
    conv_post_ = register_module("conv_post", convolution(last, options.norm));
    if (options.speaker_channels > 0)
        add_conditioning(config, options);
}

void Generator::add_conditioning(const GeneratorConfig& config, const GeneratorOptions& options) {
    const auto layer = [&](std::int64_t channels) {
        return convolution({.in = options.speaker_channels, .out = channels}, WeightNorm::none);
    };
    cond_ = register_module(options.speaker_layer, layer(config.upsample_initial_channel));
    if (!options.conditions_levels)
        return;
    for (std::size_t level = 0; level < ups_.size(); ++level)
        conds_.push_back(layer(channels_at(config, level + 1)));
    register_module("conds", module_list(conds_));
}

void Generator::add_level(const GeneratorConfig& config, std::size_t level) {
    ups_.push_back(convolution(upsampling(config, level), WeightNorm::weight));
    for (std::size_t i = 0; i < config.resblock_kernel_sizes.size(); ++i)
        resblocks_.push_back(make_resblock(config.resblock, channels_at(config, level + 1),
                                           config.resblock_kernel_sizes[i],
                                           config.resblock_dilation_sizes[i]));
}

at::Tensor Generator::mean_of_blocks(std::size_t level, const at::Tensor& x) {
    const std::size_t blocks = resblocks_.size() / ups_.size();
    at::Tensor sum = resblocks_[level * blocks]->forward(x);
    for (std::size_t i = 1; i < blocks; ++i)
        sum = sum + resblocks_[level * blocks + i]->forward(x);
    return sum / static_cast<double>(blocks);
}

at::Tensor Generator::forward(at::Tensor x, const at::Tensor& speaker) {
    x = conv_pre_->forward(x);
    if (cond_ && speaker.defined())
        x = x + cond_->forward(speaker);
    for (std::size_t level = 0; level < ups_.size(); ++level) {
        x = ups_[level]->forward(at::leaky_relu(x, leaky_slope));
        if (!conds_.empty() && speaker.defined())
            x = x + conds_[level]->forward(speaker);
        x = mean_of_blocks(level, x);
    }
    return conv_post_->forward(at::leaky_relu(x, last_slope)).tanh();
}

} // namespace formant::hifigan
