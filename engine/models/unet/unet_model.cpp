#include "engine/models/unet/unet_model.h"

#include "engine/models/model_weights.h"
#include "engine/models/single_chunk_session.h"
#include "engine/models/unet/unet_graph.h"
#include "engine/models/unet/unet_losses.h"
#include "engine/nn/alignment_search.h"
#include "engine/nn/full_precision.h"
#include "engine/nn/host_lengths.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace formant::unet {
namespace {

/// Returns the log-likelihood [B, L, T] of each frame under each token's mean with unit variance,
/// up to a constant that is the same for every path.
at::Tensor token_likelihood(const at::Tensor& mean, const at::Tensor& mel) {
    const FullPrecisionScope full(mel.device().type()); // small differences of large sums matter
    const at::Tensor exact = mean.to(at::kFloat);
    const at::Tensor cross = at::bmm(exact.transpose(1, 2), mel.to(at::kFloat));
    return cross - 0.5 * exact.square().sum(1).unsqueeze(2);
}

/// Returns the mean of each frame's token: [B, n_mels, L] by int64 [B, T] -> [B, n_mels, T].
at::Tensor align(const at::Tensor& mean, const at::Tensor& frame_tokens, const FrameMask& frames) {
    const at::Tensor index = frame_tokens.unsqueeze(1).expand({-1, mean.size(1), -1});
    return mean.gather(2, index) * frames.values();
}

/// Length regulator: returns the token of each frame, int64 [B, T], for the durations int64 [B, L].
at::Tensor expand_by_duration(const at::Tensor& durations, std::int64_t frames) {
    const at::Tensor ends = durations.cumsum(1);
    const at::Tensor frame = at::arange(frames, durations.options()).unsqueeze(0);
    return at::searchsorted(ends, frame.expand({durations.size(0), -1}).contiguous(),
                            /*out_int32=*/false, /*right=*/true)
        .clamp_max(durations.size(1) - 1);
}

/// Returns the number of solver steps after time `from`, of `steps` for the whole flow; at least
/// one.
std::int64_t remaining_steps(std::int64_t steps, double from) {
    return std::max<std::int64_t>(1, std::llround((1 - from) * static_cast<double>(steps)));
}

} // namespace

UnetModel::UnetModel(const UnetConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                     const FeatureStatistics& statistics, std::int64_t n_speakers)
    : config_(config), mel_(mel),
      text_encoder_(register_module("text_encoder",
                                    std::make_shared<TextEncoder>(config, n_symbols, mel.n_mels))),
      duration_predictor_(register_module(
          "duration_predictor", std::make_shared<DurationPredictor>(config.encoder_channels))),
      global_encoder_(
          register_module("global_encoder", std::make_shared<GlobalEncoder>(config, mel.n_mels))),
      decoder_(register_module("decoder", std::make_shared<FlowDecoder>(config, mel.n_mels))),
      mel_mean_(register_buffer("mel_mean", torch::tensor(statistics.mel_mean, at::kFloat))),
      mel_scale_(register_buffer("mel_scale", torch::tensor(statistics.mel_scale, at::kFloat))) {
    if (n_speakers > 1) // last, so that all other weights are initialized as for one speaker
        speaker_embedding_ = register_module(
            "speaker_embedding", torch::nn::Embedding(n_speakers, config.style_channels));
}

std::vector<PhaseSpec> UnetModel::phases() const {
    PhaseSpec all{"all", {}, loss_terms(config_)};
    for (const auto& parameter : named_parameters())
        all.parameters.push_back(parameter.key());
    return {all};
}

at::Tensor UnetModel::sample_style(const StyleDistribution& style, const Batch& batch,
                                   Noise& noise) const {
    const at::Tensor draw = noise.normal("style", batch.sample_ids, config_.style_channels, 1);
    return style.mean + (0.5 * style.log_variance).exp() * draw.squeeze(2);
}

at::Tensor UnetModel::with_speaker(const at::Tensor& style, const at::Tensor& speakers) {
    return speaker_embedding_.is_empty() ? style : style + speaker_embedding_(speakers);
}

std::unique_ptr<ForwardState> UnetModel::forward(const Batch& batch, Noise& noise) {
    auto state = std::make_unique<UnetForward>();
    const FrameMask frames(batch[Axis::frames], batch[Feature::mel].size(2));
    const FrameMask tokens(batch[Axis::tokens], batch[Feature::tokens].size(1));
    state->mel = normalized(batch[Feature::mel]) * frames.values();
    state->style = global_encoder_->forward(state->mel, frames);
    const at::Tensor style = with_speaker(sample_style(state->style, batch, noise), batch.speakers);
    const EncodedText text = text_encoder_->forward(batch[Feature::tokens], style, tokens);
    // detach(): the duration loss must not train the encoder.
    state->log_durations = duration_predictor_->forward(text.hidden.detach(), tokens);
    const at::Tensor frame_tokens = alignment_search(
        token_likelihood(text.mean.detach(), state->mel), batch[Axis::tokens], batch[Axis::frames]);
    state->durations =
        token_durations(frame_tokens, batch[Axis::frames], batch[Feature::tokens].size(1));
    state->aligned_mean = align(text.mean, frame_tokens, frames);
    match_flow(*state, batch, style, frames, noise);
    return state;
}

void UnetModel::match_flow(UnetForward& state, const Batch& batch, const at::Tensor& style,
                           const FrameMask& frames, Noise& noise) {
    const at::Tensor start =
        noise.normal("flow", batch.sample_ids, mel_.n_mels, batch[Feature::mel].size(2)) *
        frames.values();
    const at::Tensor time = noise.uniform("flow_time", batch.sample_ids, 1, 1);
    const double shrink = 1 - config_.sigma_min;
    const at::Tensor point = (1 - shrink * time) * start + time * state.mel;
    state.velocity_target = state.mel - shrink * start;
    state.velocity = decoder_->forward(point, state.aligned_mean, time.view({-1}), style, frames);
}

std::vector<LossSum> UnetModel::losses(std::size_t, ForwardState& state, const Batch& batch) {
    return loss_sums(dynamic_cast<const UnetForward&>(state), batch);
}

std::vector<double> UnetModel::loss_counts(std::size_t, const BatchLengths& lengths) const {
    return formant::unet::loss_counts(lengths, mel_.n_mels, config_.style_channels);
}

std::vector<LayerGroup> UnetModel::layer_groups() const {
    std::vector<LayerGroup> groups = {
        {"text_encoder", FORMANT_TR("layers", "Text encoder").text, {"text_encoder."}},
        {"duration_predictor",
         FORMANT_TR("layers", "Duration predictor").text,
         {"duration_predictor."}},
        {"global_encoder",
         FORMANT_TR("layers", "Global (style) encoder").text,
         {"global_encoder."}},
        {"unet", FORMANT_TR("layers", "U-Net decoder").text, {"decoder."}}};
    if (!speaker_embedding_.is_empty())
        groups.push_back({"speaker_embedding",
                          FORMANT_TR("layers", "Speaker embedding").text,
                          {"speaker_embedding."}});
    return groups;
}

std::vector<std::string> UnetModel::per_speaker_parameters() const {
    return {"speaker_embedding.weight"};
}

at::Tensor UnetModel::inference_style(const FlowOptions& options, std::int64_t size) const {
    if (!options.style.defined())
        return at::zeros({size, config_.style_channels}, mel_mean_.options());
    return options.style.to(mel_mean_.device()).expand({size, config_.style_channels});
}

std::unique_ptr<SpeechSession> UnetModel::begin(const UtteranceBatch& batch,
                                                std::unique_ptr<Noise> noise,
                                                const SpeakOptions& options) {
    return std::make_unique<SingleChunkSession>(
        std::move(noise),
        [this, batch, options](Noise& draws, const CancellationToken& cancellation) {
            return synthesize(batch, draws, options, cancellation);
        });
}

SpeechChunk UnetModel::synthesize(const UtteranceBatch& batch, Noise& noise,
                                  const SpeakOptions& options,
                                  const CancellationToken& cancellation) {
    const at::NoGradGuard no_gradients;
    const auto& flow = std::get<FlowOptions>(options.of_kind);
    const std::int64_t size = batch.tokens.size(0);
    const FrameMask tokens(batch.token_lengths, batch.tokens.size(1));
    const at::Tensor style = with_speaker(inference_style(flow, size),
                                          at::full_like(batch.token_lengths, options.speaker));
    const EncodedText text = text_encoder_->forward(batch.tokens, style, tokens);
    const at::Tensor log_durations = duration_predictor_->forward(text.hidden, tokens);
    const at::Tensor durations =
        ((log_durations.exp() * options.length_scale).round().clamp(1, max_token_frames) *
         tokens.values().squeeze(1))
            .to(at::kLong);
    SpeechChunk speech;
    speech.lengths = to_host(durations.sum(1));
    const std::int64_t time = *std::max_element(speech.lengths.begin(), speech.lengths.end());
    const FrameMask frames(durations.sum(1), time);
    const at::Tensor mean = align(text.mean, expand_by_duration(durations, time), frames);
    const at::Tensor start = flow.temperature *
                             noise.normal("speak", batch.sample_ids, mel_.n_mels, time) *
                             frames.values();
    const at::Tensor mel =
        integrate_ode(start, mean, style, frames, {0, flow.solver_steps}, cancellation);
    speech.log_mel = mel * mel_scale_ + mel_mean_;
    return speech;
}

onnx::Value UnetModel::add_speech(const onnx::SpeechInputs& inputs,
                                  const GraphOptions& options) const {
    return unet_graph(inputs, config_, shared_weights(*this), options);
}

at::Tensor UnetModel::style_of(const ReferenceRecording& recording) {
    const at::NoGradGuard no_gradients;
    const at::Tensor mel = normalized(recording.log_mel.to(mel_mean_.device())).unsqueeze(0);
    const FrameMask frames(at::full({1}, mel.size(2), mel.options().dtype(at::kLong)), mel.size(2));
    return global_encoder_->forward(mel, frames).mean.squeeze(0);
}

at::Tensor UnetModel::regenerate_mel(const Batch& batch, Noise& noise, double from,
                                     const FlowOptions& options) {
    const at::NoGradGuard no_gradients;
    const FrameMask frames(batch[Axis::frames], batch[Feature::mel].size(2));
    const FrameMask tokens(batch[Axis::tokens], batch[Feature::tokens].size(1));
    const at::Tensor mel = normalized(batch[Feature::mel]) * frames.values();
    const at::Tensor style =
        with_speaker(global_encoder_->forward(mel, frames).mean, batch.speakers);
    const at::Tensor text = text_encoder_->forward(batch[Feature::tokens], style, tokens).mean;
    const at::Tensor frame_tokens =
        alignment_search(token_likelihood(text, mel), batch[Axis::tokens], batch[Axis::frames]);
    const at::Tensor start =
        options.temperature *
        noise.normal("remake", batch.sample_ids, mel_.n_mels, batch[Feature::mel].size(2)) *
        frames.values();
    const at::Tensor point = (1 - (1 - config_.sigma_min) * from) * start + from * mel;
    const at::Tensor regenerated =
        integrate_ode(point, align(text, frame_tokens, frames), style, frames,
                      {from, remaining_steps(options.solver_steps, from)}, {});
    return (regenerated * mel_scale_ + mel_mean_) * frames.values();
}

at::Tensor UnetModel::integrate_ode(at::Tensor x, const at::Tensor& mean, const at::Tensor& style,
                                    const FrameMask& frames, const FlowPath& path,
                                    const CancellationToken& cancellation) {
    const double step = (1 - path.from) / static_cast<double>(path.steps);
    for (std::int64_t i = 0; i < path.steps && !cancellation.requested(); ++i) {
        const double now = path.from + static_cast<double>(i) * step;
        const at::Tensor time = at::full({x.size(0)}, now, x.options());
        x = x + step * decoder_->forward(x, mean, time, style, frames);
    }
    return x;
}

} // namespace formant::unet
