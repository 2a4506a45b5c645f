#include "engine/models/xtts/xtts_v2_model.h"

#include "engine/audio/resample.h"
#include "engine/models/gpt/token_training.h"
#include "engine/models/xtts/conditioning_slices.h"
#include "engine/models/xtts/decoded_speech.h"
#include "engine/nn/full_precision.h"
#include "engine/nn/segments.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace formant::xtts {
namespace {

constexpr std::int64_t conditioning_fft = 2048;
constexpr std::int64_t audio_stops = 4;
/// The sample rate of the audio that the decoder's encoder of speakers reads.
constexpr std::int64_t speaker_rate_hz = 16000;
/// A reference is read in parts of 4 s, up to 30 s of it; a shorter last part is not read.
constexpr double part_s = 4, max_reference_s = 30, min_part_s = 0.33;

/// The code that upstream puts in place of everything before the codes, so that its repetition
/// penalty applies to it.
constexpr std::int64_t upstream_filler = 1;

TokenForm form_of(const XttsConfig& config) {
    return {.text = {config.start_token, 0}, .audio_stops = audio_stops, .hides_text_stop = true};
}

/// As upstream, weights of linear and convolutional layers decay, and the latents and the scale of
/// the perceiver.
bool is_decayed(const std::string& name, const at::Tensor& parameter) {
    const bool is_table = name.find("embedding.") != std::string::npos;
    return !is_table && (parameter.dim() > 1 || name.ends_with(".gamma"));
}

/// Ignores the targets that upstream's code ignores for a part of the recordings [B] samples: in
/// the last row only, and as if a frame of the mel were a code.
at::Tensor without_frames_of_last(const at::Tensor& targets, const at::Tensor& starts,
                                  const at::Tensor& lengths, std::int64_t hop_length) {
    const at::Tensor first = at::div(starts[-1], hop_length, "floor");
    const at::Tensor end = at::div(starts[-1] + lengths[-1], hop_length, "floor");
    const at::Tensor places = at::arange(targets.size(1), targets.options());
    const at::Tensor rows =
        at::arange(targets.size(0), targets.options()).eq(targets.size(0) - 1).unsqueeze(1);
    const at::Tensor range = places.ge(first).logical_and(places.lt(end)).unsqueeze(0);
    return targets.masked_fill(rows.logical_and(range), gpt::ignored_target);
}

at::Tensor with_min_length(const at::Tensor& samples, std::int64_t length) {
    return at::constant_pad_nd(samples, {0, std::max<std::int64_t>(0, length - samples.size(0))});
}

} // namespace

XttsV2Model::XttsV2Model(const XttsConfig& config, const DvaeConfig& codec,
                         const ModelInputs& inputs)
    : XttsModel(config, codec, inputs, form_of(config)),
      conditioning_mel_(inputs.mel, conditioning_fft),
      mel_stats_(register_buffer("mel_stats", at::ones({inputs.mel.n_mels}))),
      decoder_(register_module("hifigan_decoder",
                               std::make_shared<HifiDecoder>(
                                   HifiDecoderSize{.latent_width = config.width,
                                                   .initial_channels = config.decoder_channels,
                                                   .speaker = {.channels = config.speaker_channels,
                                                               .blocks = config.speaker_blocks,
                                                               .width = config.speaker_width}}))) {}

/// Positions for the stop tokens are taken from those for audio tokens.
FeatureNeeds XttsV2Model::needs(const XttsConfig& config, const MelConfig& mel) {
    FeatureNeeds needs = XttsModel::needs(config, mel);
    needs.features.insert(Feature::audio);
    needs.audio_from_start = true;
    needs.limits.max_frames = std::max<std::int64_t>(1, config.max_audio_tokens + 2 - audio_stops) *
                              dvae::frames_per_code;
    return needs;
}

std::vector<PhaseSpec> XttsV2Model::phases() const {
    std::vector<PhaseSpec> phases = XttsModel::phases();
    const auto parameters = named_parameters();
    for (const std::string& name : phases.front().parameters)
        if (!is_decayed(name, parameters[name]))
            phases.front().not_decayed.insert(name);
    return phases;
}

std::int64_t XttsV2Model::conditioning_codes(std::int64_t codes) const {
    return config().masking == "on" ? XttsModel::conditioning_codes(codes) : 0;
}

at::Tensor XttsV2Model::conditioning_mel(const at::Tensor& samples) {
    const FullPrecisionScope full(samples.device().type());
    conditioning_mel_.to(samples.device());
    return conditioning_mel_(in_full_precision(samples)) / mel_stats_.unsqueeze(1);
}

Conditioning XttsV2Model::condition(const Batch& batch, const at::Tensor& codes,
                                    const at::Tensor& targets, Noise& noise) {
    const std::int64_t hop = mel().hop_length, per_code = hop * dvae::frames_per_code;
    const std::int64_t longest = config().conditioning_frames / dvae::frames_per_code * per_code;
    const at::Tensor draws = noise.uniform("conditioning", batch.sample_ids, 1, 3).squeeze(1);
    const ConditioningSlices stretches(draws.select(1, 0), codes, dvae::frames_per_code,
                                       config().conditioning_frames);
    const at::Tensor longest_lengths = stretches.lengths() * per_code;
    const at::Tensor shortest = longest_lengths.clamp_max(longest / 2);
    const at::Tensor lengths =
        shortest + (draws.select(1, 1) * (longest_lengths - shortest + 1)).to(at::kLong);
    const at::Tensor offsets = (draws.select(1, 2) * (longest_lengths - lengths + 1)).to(at::kLong);
    const at::Tensor starts = stretches.starts() * per_code + offsets;
    const std::int64_t padded = (config().conditioning_frames - 1) * hop;
    const at::Tensor audio = at::constant_pad_nd(batch[Feature::audio].unsqueeze(1), {0, padded});
    const at::Tensor places = at::arange(padded, lengths.options()).unsqueeze(0);
    const at::Tensor parts =
        slice_segments(audio, starts, padded).squeeze(1) * places.lt(lengths.unsqueeze(1));
    at::Tensor left = targets;
    if (config().masking == "on")
        left = stretches.without(targets);
    else if (config().masking == "upstream")
        left = without_frames_of_last(targets, starts, lengths, hop);
    return {gpt().speaker_of(conditioning_mel(parts)), left};
}

/// With upstream's masking, the number of targets depends on the draws and the batch; the sums are
/// scaled so that their means, for which loss_counts() has all targets, are upstream's.
std::vector<LossSum> XttsV2Model::losses(std::size_t phase, ForwardState& state,
                                         const Batch& batch) {
    std::vector<LossSum> sums = XttsModel::losses(phase, state, batch);
    if (config().masking != "upstream")
        return sums;
    const at::Tensor& targets = dynamic_cast<const gpt::TokenForward&>(state).audio_targets;
    const at::Tensor all =
        (dvae::codes_of(batch[Axis::frames]) + audio_stops).sum(); // loss_counts(), on the device
    const at::Tensor share = all / targets.ne(gpt::ignored_target).sum().clamp_min(1);
    for (std::size_t audio_term : {1, 2})
        sums[audio_term].sum = sums[audio_term].sum * share;
    return sums;
}

/// As upstream speaks.
SpeakOptions XttsV2Model::default_options() const {
    return {.of_kind = TokenOptions{.repetition_penalty = 10}};
}

std::unique_ptr<SpeechSession> XttsV2Model::begin(const UtteranceBatch& batch,
                                                  std::unique_ptr<Noise> noise,
                                                  const SpeakOptions& options) {
    const auto& chosen = std::get<TokenOptions>(options.of_kind);
    const at::Tensor style = chosen.style.to(batch.tokens.device());
    const std::int64_t size = config().latents * config().width;
    const at::Tensor voice = style.narrow(0, 0, size).view({config().latents, config().width});
    const at::Tensor speaker = style.narrow(0, size, config().speaker_width).view({1, -1, 1});
    gpt::SpeechRequest request = request_for(batch, *noise, voice, chosen);
    request.occurred = {upstream_filler, request.audio.start};
    return std::make_unique<DecodedSpeech>(
        std::make_unique<gpt::TokenSpeaker>(gpt(), std::move(request)), decoder_, speaker,
        options.length_scale);
}

at::Tensor XttsV2Model::style_of(const ReferenceRecording& recording) {
    const at::NoGradGuard no_gradients;
    const auto samples_in = [&](double seconds) {
        return static_cast<std::int64_t>(
            std::ceil(seconds * static_cast<double>(mel().sample_rate_hz)));
    };
    const std::int64_t min_length = samples_in(min_part_s), length = samples_in(part_s);
    const at::Tensor all = with_min_length(recording.samples.cpu(), min_length);
    const at::Tensor read = all.narrow(0, 0, std::min(all.size(0), samples_in(max_reference_s)));
    const at::Device device = mel_stats_.device();
    std::vector<at::Tensor> speakers;
    for (std::int64_t start = 0; read.size(0) - start >= min_length; start += length) {
        const at::Tensor part = read.narrow(0, start, std::min(length, read.size(0) - start));
        speakers.push_back(
            gpt().speaker_of(conditioning_mel(part.to(device).unsqueeze(0))).squeeze(0));
    }
    const AudioClip speech = resample({read, mel().sample_rate_hz}, speaker_rate_hz).value();
    const at::Tensor vector =
        decoder_->speaker_encoder().forward(speech.samples.to(device).unsqueeze(0));
    return at::cat({at::stack(speakers).mean(0).flatten(), vector.flatten()});
}

} // namespace formant::xtts
