#include "engine/models/xtts/hifi_decoder.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <optional>

namespace formant::xtts {
namespace {

constexpr double frames_per_code = 4;
constexpr double rate_ratio = static_cast<double>(HifiDecoder::output_rate_hz) / 22050.0;

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

/// Returns at least one value.
at::Tensor interpolated(const at::Tensor& x, double factor) {
    const auto length = static_cast<std::int64_t>(static_cast<double>(x.size(2)) * factor);
    const std::array<std::int64_t, 1> size = {std::max<std::int64_t>(1, length)};
    return at::upsample_linear1d(x, at::IntArrayRef(size), /*align_corners=*/false,
                                 std::optional<double>(factor));
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

at::Tensor HifiDecoder::upsampled(const at::Tensor& hidden, double length_scale) {
    const at::Tensor states = hidden.transpose(1, 2);
    const at::Tensor scaled = length_scale == 1 ? states : interpolated(states, length_scale);
    return interpolated(interpolated(scaled, frames_per_code), rate_ratio);
}

/// Each interpolation reads the value after the place that it computes.
std::int64_t HifiDecoder::settled_frames(std::int64_t count, double length_scale) {
    const double scaled = length_scale == 1 ? static_cast<double>(count - 1)
                                            : static_cast<double>(count - 2) * length_scale - 1;
    const double frames = ((scaled - 1) * frames_per_code - 1) * rate_ratio - 1;
    return std::max<std::int64_t>(0, static_cast<std::int64_t>(frames));
}

at::Tensor HifiDecoder::audio_of(const at::Tensor& frames, const at::Tensor& speaker) {
    return waveform_decoder_->forward(frames, speaker);
}

at::Tensor HifiDecoder::forward(const at::Tensor& hidden, const at::Tensor& speaker) {
    return audio_of(upsampled(hidden), speaker);
}

} // namespace formant::xtts
