#include "engine/models/vits/vits_model.h"

#include "engine/audio/log_mel.h"
#include "engine/models/hifigan/adversarial_losses.h"
#include "engine/models/model_weights.h"
#include "engine/models/single_chunk_session.h"
#include "engine/models/vits/vits_graph.h"
#include "engine/models/vits/vits_losses.h"
#include "engine/nn/frozen_parameters_guard.h"
#include "engine/nn/host_lengths.h"
#include "engine/nn/segments.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <array>

namespace formant::vits {
namespace {

FramedMel framed_mel(const MelConfig& mel) {
    return {{mel.n_fft, mel.hop_length, /*power_floor=*/1e-6}, mel_filter_bank(mel)};
}

struct NamedGroup {
    const char* name;
    MessageText title;
};

constexpr std::array period_discriminators = {
    NamedGroup{"period_discriminator_2", FORMANT_TR("layers", "Discriminator of period 2")},
    NamedGroup{"period_discriminator_3", FORMANT_TR("layers", "Discriminator of period 3")},
    NamedGroup{"period_discriminator_5", FORMANT_TR("layers", "Discriminator of period 5")},
    NamedGroup{"period_discriminator_7", FORMANT_TR("layers", "Discriminator of period 7")},
    NamedGroup{"period_discriminator_11", FORMANT_TR("layers", "Discriminator of period 11")}};

} // namespace

VitsModel::VitsModel(const VitsConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                     std::int64_t n_speakers)
    : config_(config), mel_(mel), loss_mel_(framed_mel(mel)),
      generator_(register_module(
          "generator",
          std::make_shared<VitsGenerator>(config, n_symbols, mel.n_fft / 2 + 1, n_speakers))),
      discriminator_(register_module(
          "discriminator", std::make_shared<VitsDiscriminator>(config.use_spectral_norm,
                                                               config.discriminator_channels))) {}

FeatureNeeds VitsModel::needs(const MelConfig& mel) {
    return {mel, {Feature::tokens, Feature::spectrum, Feature::audio}};
}

std::vector<PhaseSpec> VitsModel::phases() const {
    return {{"discriminator",
             parameter_names(*this, {"discriminator."}),
             {{.name = "disc", .adversarial = true}},
             /*has_ema=*/false},
            {"generator", parameter_names(*this, {"generator."}), generator_terms(config_)}};
}

std::unique_ptr<ForwardState> VitsModel::forward(const Batch& batch, Noise& noise) {
    const std::int64_t frames = config_.segment_frames, hop = mel_.hop_length;
    auto state = std::make_unique<VitsForward>();
    state->synthesis = generator_->forward(batch, noise);
    const at::Tensor& starts = state->synthesis.starts;
    state->audio = slice_segments(batch[Feature::audio].unsqueeze(1), starts * hop, frames * hop);
    state->target_mel = loss_mel_.log_mel(slice_segments(batch[Feature::spectrum], starts, frames));
    return state;
}

std::vector<LossSum> VitsModel::losses(std::size_t phase, ForwardState& state, const Batch& batch) {
    const auto& forward = dynamic_cast<const VitsForward&>(state);
    if (phase == 1)
        return generator_sums(forward, batch);
    const auto outputs =
        discriminator_->discriminate(forward.audio, forward.synthesis.samples.detach());
    return {
        {"disc", static_cast<double>(batch.lengths.size()) * hifigan::discriminator_loss(outputs)}};
}

std::vector<LossSum> VitsModel::generator_sums(const VitsForward& state, const Batch& batch) {
    const FrozenParametersGuard discriminator_guard(*discriminator_);
    const auto size = static_cast<double>(batch.lengths.size());
    const Synthesis& made = state.synthesis;
    const at::Tensor mel = loss_mel_.log_mel(loss_mel_.spectrum(made.samples.squeeze(1)));
    const auto outputs = discriminator_->discriminate(state.audio, made.samples);
    return {{"mel", size * at::l1_loss(mel, state.target_mel)},
            {"kl", kl_sum(made, FrameMask(batch[Axis::frames], batch[Feature::spectrum].size(2)))},
            {"dur", made.duration_loss.sum()},
            {"gen", size * hifigan::generator_loss(outputs.generated)},
            {"fm", size * hifigan::feature_matching_loss(outputs)}};
}

/// All segments have the same length, so terms computed from them are means over samples.
std::vector<double> VitsModel::loss_counts(std::size_t phase, const BatchLengths& lengths) const {
    const auto size = static_cast<double>(lengths.size());
    if (phase == 0)
        return {size};
    return {size, total_length(lengths, Axis::frames), total_length(lengths, Axis::tokens), size,
            size};
}

std::vector<LayerGroup> VitsModel::layer_groups() const {
    std::vector<LayerGroup> groups = {
        {"text_encoder", FORMANT_TR("layers", "Text encoder").text, {"generator.enc_p."}},
        {"posterior_encoder", FORMANT_TR("layers", "Posterior encoder").text, {"generator.enc_q."}},
        {"flow", FORMANT_TR("layers", "Flow").text, {"generator.flow."}},
        {"duration_predictor", FORMANT_TR("layers", "Duration predictor").text, {"generator.dp."}},
        {"decoder", FORMANT_TR("layers", "Decoder").text, {"generator.dec."}}};
    if (!parameter_names(*this, per_speaker_parameters()).empty())
        groups.push_back({"speaker_embedding",
                          FORMANT_TR("layers", "Speaker embedding").text,
                          {"generator.emb_g."}});
    groups.push_back({"scale_discriminator",
                      FORMANT_TR("layers", "Scale discriminator").text,
                      {"discriminator.discriminators.0."}});
    for (std::size_t i = 0; i < period_discriminators.size(); ++i)
        groups.push_back({period_discriminators[i].name,
                          period_discriminators[i].title.text,
                          {fmt::format("discriminator.discriminators.{}.", i + 1)}});
    return groups;
}

SpeakOptions VitsModel::default_options() const {
    VariationalOptions options;
    if (!config_.use_sdp)
        options.noise_scale_w = std::nullopt;
    return {.of_kind = options};
}

std::unique_ptr<SpeechSession> VitsModel::begin(const UtteranceBatch& batch,
                                                std::unique_ptr<Noise> noise,
                                                const SpeakOptions& options) {
    return std::make_unique<SingleChunkSession>(
        std::move(noise),
        [this, batch, options](Noise& draws, const CancellationToken& /*cancellation*/) {
            return synthesize(batch, draws, options);
        });
}

onnx::Value VitsModel::add_speech(const onnx::SpeechInputs& inputs,
                                  const GraphOptions& options) const {
    return vits_graph(inputs, config_, shared_weights(*generator_), options);
}

SpeechChunk VitsModel::synthesize(const UtteranceBatch& batch, Noise& noise,
                                  const SpeakOptions& options) {
    const at::Tensor speakers = at::full_like(batch.token_lengths, options.speaker);
    const Spoken spoken =
        generator_->speak(batch.tokens, batch.token_lengths, speakers, batch.sample_ids, noise,
                          std::get<VariationalOptions>(options.of_kind), options.length_scale);
    SpeechChunk speech;
    speech.samples = spoken.samples.squeeze(1);
    speech.lengths = to_host(spoken.lengths);
    return speech;
}

at::Tensor VitsModel::convert_voice(const at::Tensor& spectrum, std::int64_t from, std::int64_t to,
                                    Noise& noise) {
    const at::Tensor one = at::zeros({1}, spectrum.options().dtype(at::kLong));
    return generator_
        ->convert_voice(spectrum, one + spectrum.size(2), one + from, one + to, one, noise)
        .flatten();
}

std::vector<std::string> VitsModel::per_speaker_parameters() const {
    return {"generator.emb_g.weight"};
}

} // namespace formant::vits
