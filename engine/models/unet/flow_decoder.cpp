#include "engine/models/unet/flow_decoder.h"

#include "engine/models/unet/layers.h"
#include "engine/nn/conv1d.h"
#include "engine/nn/gradient_checkpoint.h"

#include <torch/nn/modules/container/modulelist.h>

#include <cmath>

namespace formant::unet {
namespace {

std::vector<FrameMask> level_masks(const FrameMask& mask, std::size_t levels) {
    std::vector<FrameMask> masks = {mask};
    while (masks.size() < levels)
        masks.push_back(masks.back().halved());
    return masks;
}

at::Tensor upsampled(const at::Tensor& x, std::int64_t time) {
    return at::repeat_interleave(x, 2, 2).narrow(2, 0, time);
}

} // namespace

at::Tensor time_embedding(const at::Tensor& time, std::int64_t channels) {
    const std::int64_t half = channels / 2;
    const at::Tensor frequency =
        (at::arange(half, time.options()) * (-std::log(10000.0) / static_cast<double>(half - 1)))
            .exp();
    const at::Tensor angle = 1000 * time.unsqueeze(1) * frequency.unsqueeze(0);
    return at::cat({angle.sin(), angle.cos()}, 1);
}

ResidualBlock::ResidualBlock(std::int64_t channels)
    : norm1_(register_module("norm1", std::make_shared<MaskedGroupNorm>(norm_groups, channels))),
      norm2_(register_module("norm2", std::make_shared<MaskedGroupNorm>(norm_groups, channels))),
      conv1_(register_module("conv1", conv1d(channels, channels, 3))),
      conv2_(register_module("conv2", conv1d(channels, channels, 3))),
      condition_(register_module("condition", torch::nn::Linear(channels, channels))) {}

at::Tensor ResidualBlock::forward(const at::Tensor& x, const at::Tensor& condition,
                                  const FrameMask& mask) {
    at::Tensor h = conv1_(at::silu(norm1_->forward(x, mask)));
    h = h + condition_(condition).unsqueeze(2);
    h = conv2_(at::silu(norm2_->forward(h, mask)));
    return (x + h) * mask.values();
}

Level::Level(std::int64_t blocks, std::int64_t channels) {
    const auto list = register_module("blocks", torch::nn::ModuleList());
    for (std::int64_t i = 0; i < blocks; ++i) {
        blocks_.push_back(std::make_shared<ResidualBlock>(channels));
        list->push_back(blocks_.back());
    }
}

at::Tensor Level::forward(const at::Tensor& x, const at::Tensor& condition, const FrameMask& mask) {
    const auto compute = [this, mask](const std::vector<at::Tensor>& inputs) {
        at::Tensor y = inputs[0];
        for (const auto& block : blocks_)
            y = block->forward(y, inputs[1], mask);
        return y;
    };
    return gradient_checkpointing_ ? gradient_checkpoint(compute, {x, condition}, parameters())
                                   : compute({x, condition});
}

void FlowDecoder::set_gradient_checkpointing(bool on) {
    for (const auto* levels : {&down_, &up_})
        for (const auto& level : *levels)
            level->set_gradient_checkpointing(on);
}

FlowDecoder::FlowDecoder(const UnetConfig& config, std::int64_t n_mels)
    : channels_(config.decoder_channels),
      time1_(register_module("time1", torch::nn::Linear(channels_, 2 * channels_))),
      time2_(register_module("time2", torch::nn::Linear(2 * channels_, channels_))),
      style_(register_module("style", torch::nn::Linear(config.style_channels, channels_))),
      in_(register_module("in", conv1d(2 * n_mels, channels_, 3))),
      norm_(register_module("norm", std::make_shared<MaskedGroupNorm>(norm_groups, channels_))),
      out_(register_module("out", conv1d(channels_, n_mels, 1))) {
    const auto down = register_module("down", torch::nn::ModuleList());
    const auto up = register_module("up", torch::nn::ModuleList());
    const auto downsample = register_module("downsample", torch::nn::ModuleList());
    const auto upsample = register_module("upsample", torch::nn::ModuleList());
    const auto merge = register_module("merge", torch::nn::ModuleList());
    for (std::int64_t i = 0; i < config.decoder_levels; ++i) {
        down_.push_back(std::make_shared<Level>(config.decoder_blocks, channels_));
        up_.push_back(std::make_shared<Level>(config.decoder_blocks, channels_));
        down->push_back(down_.back());
        up->push_back(up_.back());
    }
    for (std::int64_t i = 0; i + 1 < config.decoder_levels; ++i) {
        downsample_.push_back(conv1d(channels_, channels_, 3, 2));
        upsample_.push_back(conv1d(channels_, channels_, 3));
        merge_.push_back(conv1d(2 * channels_, channels_, 1));
        downsample->push_back(downsample_.back());
        upsample->push_back(upsample_.back());
        merge->push_back(merge_.back());
    }
}

at::Tensor FlowDecoder::condition(const at::Tensor& time, const at::Tensor& style) {
    const at::Tensor embedded = time2_(at::silu(time1_(time_embedding(time, channels_))));
    return at::silu(embedded + style_(style));
}

at::Tensor FlowDecoder::through_levels(at::Tensor x, const at::Tensor& condition,
                                       const FrameMask& mask) {
    const std::vector<FrameMask> masks = level_masks(mask, down_.size());
    std::vector<at::Tensor> skips;
    for (std::size_t i = 0; i < down_.size(); ++i) {
        x = down_[i]->forward(x, condition, masks[i]);
        skips.push_back(x);
        if (i < downsample_.size())
            x = downsample_[i](x) * masks[i + 1].values();
    }
    x = up_.back()->forward(x, condition, masks.back());
    for (std::size_t i = down_.size() - 1; i-- > 0;) {
        x = upsample_[i](upsampled(x, masks[i].time()) * masks[i].values());
        x = merge_[i](at::cat({x, skips[i]}, 1)) * masks[i].values();
        x = up_[i]->forward(x, condition, masks[i]);
    }
    return x;
}

at::Tensor FlowDecoder::forward(const at::Tensor& x, const at::Tensor& mean, const at::Tensor& time,
                                const at::Tensor& style, const FrameMask& mask) {
    const at::Tensor in = in_(at::cat({x, mean}, 1)) * mask.values();
    const at::Tensor out = through_levels(in, condition(time, style), mask);
    return out_(at::silu(norm_->forward(out, mask))) * mask.values();
}

} // namespace formant::unet
