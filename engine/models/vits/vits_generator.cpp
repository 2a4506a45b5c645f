#include "engine/models/vits/vits_generator.h"

#include "engine/models/vits/aligned_prior.h"
#include "engine/nn/alignment_search.h"
#include "engine/nn/full_precision.h"
#include "engine/nn/segments.h"

#include <ATen/ATen.h>

namespace formant::vits {
namespace {

hifigan::GeneratorOptions decoder_options(const VitsConfig& config) {
    return {.in_channels = config.inter_channels,
            .norm = WeightNorm::none,
            .last_bias = false,
            .speaker_channels = config.gin_channels};
}

} // namespace

VitsGenerator::VitsGenerator(const VitsConfig& config, std::int64_t n_symbols,
                             std::int64_t spec_channels, std::int64_t n_speakers)
    : config_(config),
      enc_p_(register_module("enc_p", std::make_shared<TextEncoder>(config, n_symbols))),
      dec_(register_module(
          "dec", std::make_shared<hifigan::Generator>(config.decoder, decoder_options(config)))),
      enc_q_(register_module("enc_q", std::make_shared<PosteriorEncoder>(config, spec_channels))),
      flow_(register_module("flow", std::make_shared<CouplingFlow>(config))) {
    if (config.use_sdp)
        stochastic_dp_ = register_module("dp", std::make_shared<StochasticDurationPredictor>(
                                                   config.hidden_channels, config.gin_channels));
    else
        dp_ = register_module(
            "dp", std::make_shared<DurationPredictor>(config.hidden_channels, config.gin_channels));
    if (has_speaker_embedding(config, n_speakers))
        emb_g_ = register_module("emb_g", torch::nn::Embedding(n_speakers, config.gin_channels));
}

at::Tensor VitsGenerator::speaker_vectors(const at::Tensor& speakers) {
    return emb_g_.is_empty() ? at::Tensor() : emb_g_(speakers).unsqueeze(2);
}

Dropout VitsGenerator::dropout(const Batch& batch, Noise& noise) const {
    return is_training() ? Dropout(noise, batch.sample_ids, "dropout") : Dropout();
}

at::Tensor VitsGenerator::duration_loss(const at::Tensor& hidden, const at::Tensor& durations,
                                        const Batch& batch, Noise& noise, const FrameMask& tokens,
                                        const at::Tensor& speaker) {
    const Dropout dropped = dropout(batch, noise).scoped("dp");
    const at::Tensor frames = durations.unsqueeze(1).to(full_precision_type(hidden));
    if (stochastic_dp_)
        return stochastic_dp_->negative_log_likelihood(
            hidden, frames, noise.normal("duration", batch.sample_ids, 2, tokens.time()), tokens,
            speaker, dropped);
    const at::Tensor target = (frames + 1e-6).log() * tokens.values();
    return (dp_->forward(hidden, tokens, speaker, dropped) - target).square().sum({1, 2});
}

Synthesis VitsGenerator::forward(const Batch& batch, Noise& noise) {
    const FrameMask tokens(batch[Axis::tokens], batch[Feature::tokens].size(1));
    const FrameMask frames(batch[Axis::frames], batch[Feature::spectrum].size(2));
    const at::Tensor speaker = speaker_vectors(batch.speakers);
    Synthesis made;
    const EncodedText text =
        enc_p_->forward(batch[Feature::tokens], tokens, dropout(batch, noise).scoped("enc_p"));
    const at::Tensor draw =
        noise.normal("posterior", batch.sample_ids, config_.inter_channels, frames.time());
    made.posterior = enc_q_->forward(batch[Feature::spectrum], draw, frames, speaker);
    made.z_p = flow_->to_prior(made.posterior.z, frames, speaker);
    made.frame_tokens = alignment_search(token_likelihood(text.prior, made.z_p),
                                         batch[Axis::tokens], batch[Axis::frames]);
    const at::Tensor durations =
        token_durations(made.frame_tokens, batch[Axis::frames], tokens.time());
    made.duration_loss = duration_loss(text.hidden, durations, batch, noise, tokens, speaker);
    made.prior = expand_prior(text.prior, made.frame_tokens, frames);
    made.starts = segment_starts(noise.uniform("segment", batch.sample_ids, 1, 1),
                                 batch[Axis::frames], config_.segment_frames);
    made.samples = dec_->forward(
        slice_segments(made.posterior.z, made.starts, config_.segment_frames), speaker);
    return made;
}

at::Tensor VitsGenerator::log_durations(const at::Tensor& hidden, const at::Tensor& sample_ids,
                                        Noise& noise, const VariationalOptions& options,
                                        const FrameMask& tokens, const at::Tensor& speaker) {
    if (!stochastic_dp_)
        return dp_->forward(hidden, tokens, speaker, Dropout());
    const at::Tensor draw = noise.normal("duration", sample_ids, 2, tokens.time());
    return stochastic_dp_->draw(hidden, draw * options.noise_scale_w.value(), tokens, speaker);
}

Spoken VitsGenerator::speak(const at::Tensor& token_ids, const at::Tensor& token_lengths,
                            const at::Tensor& speakers, const at::Tensor& sample_ids, Noise& noise,
                            const VariationalOptions& options, double length_scale) {
    const at::NoGradGuard no_gradients;
    const FrameMask tokens(token_lengths, token_ids.size(1));
    const at::Tensor speaker = speaker_vectors(speakers);
    const EncodedText text = enc_p_->forward(token_ids, tokens, Dropout());
    const at::Tensor logarithm =
        log_durations(text.hidden, sample_ids, noise, options, tokens, speaker);
    const at::Tensor durations = (logarithm.exp() * tokens.values() * length_scale)
                                     .ceil()
                                     .clamp_max(max_token_frames)
                                     .squeeze(1)
                                     .to(at::kLong);
    const at::Tensor lengths = durations.sum(1).clamp_min(1);
    const FrameMask frames(lengths, lengths.max().item<std::int64_t>());
    const at::Tensor frame_tokens = expand_by_duration(durations, frames.time());
    const Gaussian prior = expand_prior(text.prior, frame_tokens, frames);
    const at::Tensor draw =
        noise.normal("prior", sample_ids, config_.inter_channels, frames.time());
    const at::Tensor z_p = prior.mean + draw * prior.log_scale.exp() * options.noise_scale;
    const at::Tensor z = flow_->from_prior(z_p, frames, speaker);
    return {dec_->forward(z * frames.values(), speaker), frame_tokens, lengths};
}

at::Tensor VitsGenerator::convert_voice(const at::Tensor& spectrum, const at::Tensor& lengths,
                                        const at::Tensor& from, const at::Tensor& to,
                                        const at::Tensor& sample_ids, Noise& noise) {
    const at::NoGradGuard no_gradients;
    const FrameMask frames(lengths, spectrum.size(2));
    const at::Tensor target = speaker_vectors(to), source = speaker_vectors(from);
    const at::Tensor draw =
        noise.normal("posterior", sample_ids, config_.inter_channels, frames.time());
    const at::Tensor z = enc_q_->forward(spectrum, draw, frames, source).z;
    const at::Tensor z_p = flow_->to_prior(z, frames, source);
    return dec_->forward(flow_->from_prior(z_p, frames, target) * frames.values(), target);
}

} // namespace formant::vits
