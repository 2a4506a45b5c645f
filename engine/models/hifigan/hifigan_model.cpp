#include "engine/models/hifigan/hifigan_model.h"

#include "engine/audio/log_mel.h"
#include "engine/models/hifigan/adversarial_losses.h"
#include "engine/models/hifigan/generator_graph.h"
#include "engine/models/model_weights.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/frozen_parameters_guard.h"
#include "engine/nn/segments.h"

#include <ATen/ATen.h>

#include <cmath>

namespace formant::hifigan {
namespace {

FramedMel loss_mel(const HifiganConfig& config, MelConfig mel) {
    mel.f_max_hz = config.loss_f_max_hz > 0 ? config.loss_f_max_hz
                                            : static_cast<double>(mel.sample_rate_hz) / 2;
    return {{mel.n_fft, mel.hop_length, /*power_floor=*/1e-9}, mel_filter_bank(mel)};
}

/// Returns mel segments in which frames beyond the end of a recording are silent, like the samples
/// there. Zeros would be loud: the logarithm of a magnitude of 1.
at::Tensor segments_of_mel(const Batch& batch, const at::Tensor& starts, std::int64_t frames) {
    const double silence = std::log(min_magnitude);
    const FrameMask recorded(batch[Axis::frames], batch[Feature::mel].size(2));
    const at::Tensor shifted = (batch[Feature::mel] - silence) * recorded.values();
    return slice_segments(shifted, starts, frames) + silence;
}

} // namespace

HifiganModel::HifiganModel(const HifiganConfig& config, const MelConfig& mel)
    : config_(config), mel_(mel), loss_mel_(loss_mel(config, mel)),
      generator_(register_module(
          "generator", std::make_shared<Generator>(config.generator,
                                                   GeneratorOptions{.in_channels = mel.n_mels}))),
      mpd_(register_module(
          "mpd", std::make_shared<MultiPeriodDiscriminator>(config.discriminator_channels))),
      msd_(register_module(
          "msd", std::make_shared<MultiScaleDiscriminator>(config.discriminator_channels))) {}

FeatureNeeds HifiganModel::needs(const HifiganConfig& config, const MelConfig& mel) {
    FeatureNeeds needs{mel, {Feature::mel, Feature::audio}};
    if (!config.teacher.empty()) // the teacher reads the texts
        needs.features.insert(Feature::tokens);
    return needs;
}

/// Lists the discriminators in the order of upstream's optimizer.
std::vector<PhaseSpec> HifiganModel::phases() const {
    return {{"discriminator",
             parameter_names(*this, {"msd.", "mpd."}),
             {{.name = "disc_period", .adversarial = true},
              {.name = "disc_scale", .adversarial = true}},
             /*has_ema=*/false},
            {"generator",
             parameter_names(*this, {"generator."}),
             {{.name = "mel", .weight = config_.mel_weight},
              {.name = "fm_period", .adversarial = true},
              {.name = "fm_scale", .adversarial = true},
              {.name = "gen_period", .adversarial = true},
              {.name = "gen_scale", .adversarial = true}}}};
}

std::unique_ptr<ForwardState> HifiganModel::forward(const Batch& batch, Noise& noise) {
    const std::int64_t frames = config_.segment_frames, hop = mel_.hop_length;
    const at::Tensor starts = segment_starts(noise.uniform("segment", batch.sample_ids, 1, 1),
                                             batch[Axis::frames], frames);
    auto state = std::make_unique<HifiganForward>();
    state->audio = slice_segments(batch[Feature::audio].unsqueeze(1), starts * hop, frames * hop);
    state->target_mel = loss_mel_.log_mel(loss_mel_.spectrum(state->audio.squeeze(1)));
    state->generated = generator_->forward(segments_of_mel(batch, starts, frames));
    return state;
}

std::vector<LossSum> HifiganModel::losses(std::size_t phase, ForwardState& state, const Batch&) {
    const auto& forward = dynamic_cast<const HifiganForward&>(state);
    return phase == 0 ? discriminator_sums(forward) : generator_sums(forward);
}

std::vector<LossSum> HifiganModel::discriminator_sums(const HifiganForward& state) {
    const auto size = static_cast<double>(state.audio.size(0));
    const at::Tensor generated = state.generated.detach();
    return {{"disc_period", size * discriminator_loss(mpd_->discriminate(state.audio, generated))},
            {"disc_scale", size * discriminator_loss(msd_->discriminate(state.audio, generated))}};
}

std::vector<LossSum> HifiganModel::generator_sums(const HifiganForward& state) {
    const FrozenParametersGuard period_guard(*mpd_), scale_guard(*msd_);
    const auto size = static_cast<double>(state.audio.size(0));
    const at::Tensor mel = loss_mel_.log_mel(loss_mel_.spectrum(state.generated.squeeze(1)));
    const DiscriminatorOutputPair periods = mpd_->discriminate(state.audio, state.generated);
    const DiscriminatorOutputPair scales = msd_->discriminate(state.audio, state.generated);
    return {{"mel", size * at::l1_loss(mel, state.target_mel)},
            {"fm_period", size * feature_matching_loss(periods)},
            {"fm_scale", size * feature_matching_loss(scales)},
            {"gen_period", size * generator_loss(periods.generated)},
            {"gen_scale", size * generator_loss(scales.generated)}};
}

/// All segments have the same length, so every term is a mean over samples.
std::vector<double> HifiganModel::loss_counts(std::size_t phase,
                                              const BatchLengths& lengths) const {
    return std::vector<double>(phase == 0 ? 2 : 5, static_cast<double>(lengths.size()));
}

/// The generated audio begins half a hop before the center of the first frame.
at::Tensor HifiganModel::waveform(const at::Tensor& log_mel) const {
    const at::NoGradGuard no_gradients;
    const std::int64_t hop = mel_.hop_length;
    return generator_->forward(log_mel).squeeze(1).narrow(1, hop / 2, (log_mel.size(2) - 1) * hop);
}

onnx::Value HifiganModel::add_waveform(const onnx::Value& log_mel,
                                       const GraphOptions& options) const {
    const onnx::Parameters parameters(log_mel.builder(),
                                      onnx::with_folded_norms(shared_weights(*generator_)),
                                      options.half, "vocoder.");
    const std::int64_t hop = mel_.hop_length;
    return slice(generator_graph(log_mel, parameters, config_.generator), 2, hop / 2,
                 hop / 2 - hop);
}

std::vector<LayerGroup> HifiganModel::layer_groups() const {
    return {{"generator", FORMANT_TR("layers", "Generator").text, {"generator."}},
            {"period_discriminators", FORMANT_TR("layers", "Period discriminators").text, {"mpd."}},
            {"scale_discriminators", FORMANT_TR("layers", "Scale discriminators").text, {"msd."}}};
}

} // namespace formant::hifigan
