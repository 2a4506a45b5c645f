#include "engine/models/xtts/xtts_model.h"

#include "engine/models/gpt/spoken_tokens.h"
#include "engine/models/gpt/token_training.h"
#include "engine/models/low_rank_adapters.h"
#include "engine/models/model_weights.h"
#include "engine/models/single_chunk_session.h"
#include "engine/models/xtts/conditioning_slices.h"
#include "engine/nn/frame_mask.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace formant::xtts {
namespace {

XttsGptSize size_of(const XttsConfig& config, const DvaeConfig& codec, const ModelInputs& inputs) {
    return {.gpt = {.width = config.width,
                    .layers = config.layers,
                    .heads = config.heads,
                    .dropout = config.dropout,
                    .attention_dropout = config.attention_dropout},
            .text_tokens = inputs.n_symbols,
            .audio_tokens = codec.codes() + 2,
            .max_text_tokens = config.max_text_tokens,
            .max_audio_tokens = config.max_audio_tokens,
            .latents = config.latents,
            .n_mels = inputs.mel.n_mels};
}

/// Makes speech of a mel, `length_scale` times as long. Each utterance is stretched alone: it must
/// not depend on the others of its batch. `mel` [B, n_mels, T], of which `frames` are real.
SpeechChunk speech_of(const at::Tensor& mel, const std::vector<std::int64_t>& frames,
                      double length_scale) {
    SpeechChunk chunk{mel, {}, frames};
    if (length_scale == 1)
        return chunk;
    std::vector<at::Tensor> stretched;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const auto scaled = std::lround(static_cast<double>(frames[i]) * length_scale);
        chunk.lengths[i] = std::max<std::int64_t>(1, scaled);
        const at::Tensor own =
            mel.narrow(0, static_cast<std::int64_t>(i), 1).narrow(2, 0, frames[i]);
        stretched.push_back(
            at::upsample_linear1d(own, {chunk.lengths[i]}, /*align_corners=*/false));
    }
    const std::int64_t longest = std::ranges::max(chunk.lengths);
    for (at::Tensor& one : stretched)
        one = at::constant_pad_nd(one, {0, longest - one.size(2)});
    chunk.log_mel = at::cat(stretched);
    return chunk;
}

} // namespace

XttsModel::XttsModel(const XttsConfig& config, const DvaeConfig& codec, const ModelInputs& inputs)
    : XttsModel(config, codec, inputs, TokenForm()) {}

XttsModel::XttsModel(const XttsConfig& config, const DvaeConfig& codec, const ModelInputs& inputs,
                     const TokenForm& form)
    : config_(config), mel_(inputs.mel), form_(form),
      gpt_(register_module("gpt", std::make_shared<XttsGpt>(size_of(config, codec, inputs)))),
      codec_(register_module(
          "codec", std::make_shared<dvae::DvaeModel>(codec, inputs.mel, inputs.statistics))) {
    if (config.default_voice_share > 0)
        default_voice_ = register_parameter(
            "default_voice", at::empty({config.latents, config.width}).normal_(0, 1));
}

FeatureNeeds XttsModel::needs(const XttsConfig& config, const MelConfig& mel) {
    return {.mel = mel,
            .features = {Feature::tokens, Feature::mel},
            .limits = {.max_text = config.max_text_tokens,
                       .max_frames = config.max_audio_tokens * dvae::frames_per_code}};
}

std::vector<PhaseSpec> XttsModel::phases() const {
    return {{"all", parameter_names(*this, {"gpt.", "default_voice", "lora."}),
             gpt::token_terms(config_.text_weight, config_.audio_weight)}};
}

gpt::Delimiters XttsModel::audio_delimiters() const {
    return {codec_->codebook_size(), codec_->codebook_size() + 1};
}

/// Returns the speakers [B, latents, D] of parts of the recordings, or the default voice.
at::Tensor XttsModel::speakers_of(const at::Tensor& parts, const Batch& batch, Noise& noise) {
    at::Tensor speakers = gpt_->speaker_of(parts);
    if (!default_voice_.defined())
        return speakers;
    const at::Tensor draw = noise.uniform("default_voice", batch.sample_ids, 1, 1);
    return at::where(draw.lt(config_.default_voice_share), default_voice_.unsqueeze(0), speakers);
}

std::unique_ptr<ForwardState> XttsModel::forward(const Batch& batch, Noise& noise) {
    const at::Tensor code_lengths = dvae::codes_of(batch[Axis::frames]);
    const at::Tensor codes = codec_->encode(batch[Feature::mel], batch[Axis::frames]);
    const gpt::DelimitedTokens text =
        gpt::delimit(batch[Feature::tokens], batch[Axis::tokens], form_.text);
    const gpt::DelimitedTokens audio =
        gpt::delimit(at::constant_pad_nd(codes, {0, form_.audio_stops - 1}), code_lengths,
                     audio_delimiters(), form_.audio_stops);
    Conditioning conditioning = condition(batch, code_lengths, audio.targets, noise);
    const Dropout dropout = is_training() ? Dropout(noise, batch.sample_ids, "dropout") : Dropout();
    auto state = std::make_unique<gpt::TokenForward>();
    state->scores =
        gpt_->predict({.prefix = conditioning.speakers,
                       .text = text.inputs,
                       .text_lengths = batch[Axis::tokens] + (form_.hides_text_stop ? 1 : 2),
                       .audio = audio.inputs},
                      dropout);
    state->text_targets = text.targets;
    state->audio_targets = conditioning.targets;
    return state;
}

Conditioning XttsModel::condition(const Batch& batch, const at::Tensor& codes,
                                  const at::Tensor& targets, Noise& noise) {
    const ConditioningSlices slices(noise.uniform("conditioning", batch.sample_ids, 1, 1), codes,
                                    dvae::frames_per_code, config_.conditioning_frames);
    const FrameMask frames(batch[Axis::frames], batch.shape.frames);
    const at::Tensor parts = slices.of(codec_->normalized(batch[Feature::mel]) * frames.values());
    return {speakers_of(parts, batch, noise), slices.without(targets)};
}

std::int64_t XttsModel::conditioning_codes(std::int64_t codes) const {
    return slice_codes(codes, config_.conditioning_frames / dvae::frames_per_code);
}

std::vector<LossSum> XttsModel::losses(std::size_t /*phase*/, ForwardState& state,
                                       const Batch& /*batch*/) {
    return gpt::token_losses(state);
}

/// Each sample has stop tokens besides its tokens.
std::vector<double> XttsModel::loss_counts(std::size_t /*phase*/,
                                           const BatchLengths& lengths) const {
    double audio = 0;
    for (const SampleLength& length : lengths) {
        const std::int64_t codes = dvae::codes_of(length.frames);
        audio += static_cast<double>(codes - conditioning_codes(codes) + form_.audio_stops);
    }
    return {total_length(lengths, Axis::tokens) + static_cast<double>(lengths.size()), audio,
            audio};
}

std::vector<LayerGroup> XttsModel::layer_groups() const {
    std::vector<LayerGroup> groups = gpt::decoder_layers();
    groups.push_back(
        {"speaker_encoder",
         FORMANT_TR("layers", "Speaker encoder").text,
         {"gpt.conditioning_encoder.", "gpt.conditioning_perceiver.", "default_voice"}});
    if (has_adapters(*this))
        groups.push_back(adapter_layers());
    return groups;
}

SpeakOptions XttsModel::default_options() const {
    return {.of_kind = TokenOptions{}};
}

std::unique_ptr<SpeechSession> XttsModel::begin(const UtteranceBatch& batch,
                                                std::unique_ptr<Noise> noise,
                                                const SpeakOptions& options) {
    return std::make_unique<SingleChunkSession>(
        std::move(noise), [this, batch, options](Noise& draws, const CancellationToken& token) {
            return speak(batch, draws, options, token);
        });
}

gpt::SpeechRequest XttsModel::request_for(const UtteranceBatch& batch, Noise& noise,
                                          const at::Tensor& voice,
                                          const TokenOptions& options) const {
    const std::int64_t longest = // whose stop tokens have positions, too
        std::max<std::int64_t>(1, config_.max_audio_tokens + 1 - form_.audio_stops);
    const at::Tensor prefix = voice.to(batch.tokens.device()).unsqueeze(0);
    return {
        .prefix = prefix.expand({batch.tokens.size(0), -1, -1}),
        .texts = gpt::delimited_texts(batch.tokens, batch.token_lengths, form_.text),
        .audio = audio_delimiters(),
        .draws = noise.uniform("token", batch.sample_ids, 1, longest).squeeze(1),
        .options = {options.temperature, options.top_k, options.top_p, options.repetition_penalty}};
}

SpeechChunk XttsModel::speak(const UtteranceBatch& batch, Noise& noise, const SpeakOptions& options,
                             const CancellationToken& cancellation) {
    const at::NoGradGuard no_gradients;
    const auto& chosen = std::get<TokenOptions>(options.of_kind);
    const at::Tensor voice = chosen.style.defined()
                                 ? chosen.style.view({config_.latents, config_.width})
                                 : default_voice_;
    const gpt::SpokenTokens spoken =
        gpt::speak_tokens(*gpt_, request_for(batch, noise, voice, chosen), cancellation);
    const at::Tensor mel = codec_->decode(
        spoken.codes, at::tensor(spoken.lengths, at::kLong).to(batch.tokens.device()));
    std::vector<std::int64_t> frames;
    for (const std::int64_t length : spoken.lengths)
        frames.push_back(length * dvae::frames_per_code);
    SpeechChunk speech = speech_of(mel, frames, options.length_scale);
    speech.is_cut_off = spoken.is_cut_off;
    return speech;
}

/// The parts are of the length that the model was trained with; a last one that is much shorter is
/// skipped.
at::Tensor XttsModel::style_of(const ReferenceRecording& recording) {
    const at::NoGradGuard no_gradients;
    const std::int64_t length = config_.conditioning_frames;
    const at::Tensor mel = codec_->normalized(recording.log_mel.to(codec_->device()));
    std::vector<at::Tensor> speakers;
    for (std::int64_t start = 0; start < mel.size(1); start += length) {
        const std::int64_t frames = std::min(length, mel.size(1) - start);
        if (start > 0 && frames < length / 4)
            break;
        const at::Tensor part =
            at::constant_pad_nd(mel.narrow(1, start, frames), {0, length - frames});
        speakers.push_back(gpt_->speaker_of(part.unsqueeze(0)).squeeze(0));
    }
    return at::stack(speakers).mean(0).flatten();
}

at::Tensor XttsModel::regenerate_mel(const Batch& batch, Noise& noise, double from) {
    return codec_->regenerate_mel(batch, noise, from);
}

} // namespace formant::xtts
