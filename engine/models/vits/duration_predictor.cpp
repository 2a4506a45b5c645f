#include "engine/models/vits/duration_predictor.h"

#include "engine/nn/conv1d.h"

#include <ATen/ATen.h>

namespace formant::vits {
namespace {

constexpr std::int64_t width = 256;
constexpr double dropout_rate = 0.5;

} // namespace

DurationPredictor::DurationPredictor(std::int64_t channels, std::int64_t speaker_channels)
    : conv_1_(register_module("conv_1", conv1d(channels, width, 3))),
      norm_1_(register_module("norm_1", std::make_shared<ChannelNorm>(width))),
      conv_2_(register_module("conv_2", conv1d(width, width, 3))),
      norm_2_(register_module("norm_2", std::make_shared<ChannelNorm>(width))),
      proj_(register_module("proj", conv1d(width, 1))) {
    if (speaker_channels > 0)
        cond_ = register_module("cond", conv1d(speaker_channels, channels));
}

/// Detaches its inputs: the duration loss must train neither the encoder nor the speaker embedding.
at::Tensor DurationPredictor::forward(const at::Tensor& hidden, const FrameMask& mask,
                                      const at::Tensor& speaker, const Dropout& dropout) {
    at::Tensor x = hidden.detach();
    if (speaker.defined() && !cond_.is_empty())
        x = x + cond_(speaker.detach());
    x = dropout("0", norm_1_->forward(conv_1_(x * mask.values()).relu()), dropout_rate);
    x = dropout("1", norm_2_->forward(conv_2_(x * mask.values()).relu()), dropout_rate);
    return proj_(x * mask.values()) * mask.values();
}

} // namespace formant::vits
