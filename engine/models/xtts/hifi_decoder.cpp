#include "engine/models/xtts/hifi_decoder.h"

#include <ATen/ATen.h>

namespace formant::xtts {
namespace {

constexpr double frames_per_code = 4;
constexpr double rate_ratio = 24000.0 / 22050.0;

GeneratorConfig generator_config(std::int64_t channels) {
    GeneratorConfig config;
    config.upsample_rates = {8, 8, 2, 2};
    config.upsample_kernel_sizes = {16, 16, 4, 4};
    config.upsample_initial_channel = channels;
    config.resblock = "1";
    config.resblock_kernel_sizes = {3, 7, 11};
    config.resblock_dilation_sizes = {{1, 3, 5}, {1, 3, 5}, {1, 3, 5}};
    return config;
}

at::Tensor interpolated(const at::Tensor& x, double factor) {
    return at::upsample_linear1d(x, std::nullopt, /*align_corners=*/false,
                                 c10::ArrayRef<double>(factor));
}

} // namespace

HifiDecoder::HifiDecoder(const HifiDecoderSize& size)
    : waveform_decoder_(register_module(
          "waveform_decoder", std::make_shared<hifigan::Generator>(
                                  generator_config(size.initial_channels),
                                  hifigan::GeneratorOptions{.in_channels = size.latent_width,
                                                            .norm = WeightNorm::none,
                                                            .last_bias = false,
                                                            .speaker_channels = size.speaker.width,
                                                            .speaker_layer = "cond_layer",
                                                            .conditions_levels = true}))),
      speaker_encoder_(
          register_module("speaker_encoder", std::make_shared<SpeakerEncoder>(size.speaker))) {}

at::Tensor HifiDecoder::upsampled(const at::Tensor& hidden) {
    return interpolated(interpolated(hidden.transpose(1, 2), frames_per_code), rate_ratio);
}

at::Tensor HifiDecoder::forward(const at::Tensor& hidden, const at::Tensor& speaker) {
    return waveform_decoder_->forward(upsampled(hidden), speaker);
}

} // namespace formant::xtts
