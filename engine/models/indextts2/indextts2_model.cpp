#include "engine/models/indextts2/indextts2_model.h"

#include "engine/models/gpt/token_training.h"
#include "engine/models/low_rank_adapters.h"
#include "engine/models/model_weights.h"

#include <ATen/ATen.h>

namespace formant::indextts2 {
namespace {

constexpr gpt::Delimiters text_delimiters = {0, 1};
constexpr double codes_per_s = 50;

ReferenceEncoderSize size_of(const ReferenceEncoderConfig& encoder) {
    return {.width = encoder.width,
            .inner_width = encoder.inner_width,
            .heads = encoder.heads,
            .blocks = encoder.blocks,
            .perceiver_mult = encoder.perceiver_mult};
}

/// Returns the prefixes of the parameters that training reaches: all but those of the encoders.
std::vector<std::string> trained_prefixes() {
    return {"gpt.text_embedding.",
            "gpt.mel_embedding.",
            "gpt.gpt.",
            "gpt.mel_pos_embedding.",
            "gpt.text_pos_embedding.",
            "gpt.final_norm.",
            "gpt.text_head.",
            "gpt.mel_head.",
            "gpt.speed_emb.",
            "lora."};
}

} // namespace

UnifiedVoiceSize size_of(const IndexTts2Config& config, std::int64_t text_tokens) {
    return {.gpt = {.width = config.width,
                    .layers = config.layers,
                    .heads = config.heads,
                    .dropout = config.dropout,
                    .attention_dropout = config.attention_dropout},
            .text_tokens = text_tokens,
            .audio_tokens = config.codebook_size + 2,
            .max_text_tokens = config.max_text_tokens,
            .max_audio_tokens = config.max_audio_tokens,
            .latents = config.latents,
            .feature_width = config.feature_width,
            .feature_positions = config.feature_frames,
            .speaker = size_of(config.speaker),
            .emotion = size_of(config.emotion)};
}

IndexTts2Model::IndexTts2Model(const IndexTts2Config& config, const MelConfig& mel,
                               std::int64_t text_tokens)
    : config_(config), mel_(mel),
      gpt_(register_module("gpt", std::make_shared<UnifiedVoice>(size_of(config, text_tokens)))),
      new_text_tokens_(
          register_buffer("new_text_tokens", at::ones({gpt_->size().text_tokens}, at::kBool))) {}

void IndexTts2Model::train_new_text_tokens_only(bool on) {
    only_new_text_tokens_ = on;
    gpt_->train_text_tokens(on ? new_text_tokens_ : at::Tensor());
}

FeatureNeeds IndexTts2Model::needs(const IndexTts2Config& config, const MelConfig& mel) {
    return {.mel = mel,
            .features = {Feature::tokens, Feature::codes, Feature::conditioning},
            .limits = {.max_text = config.max_text_tokens,
                       .max_codes = config.max_audio_tokens,
                       .codebook_size = config.codebook_size,
                       .conditioning_width = config.width,
                       .conditioning_length = config.latents,
                       .codes_per_s = codes_per_s},
            .prepared = true};
}

std::vector<PhaseSpec> IndexTts2Model::phases() const {
    PhaseSpec phase{"all", parameter_names(*this, trained_prefixes()),
                    gpt::token_terms(config_.text_weight, config_.audio_weight)};
    if (only_new_text_tokens_)
        for (const char* table :
             {"gpt.text_embedding.weight", "gpt.text_head.weight", "gpt.text_head.bias"})
            phase.trained_rows.emplace(table, new_text_tokens_);
    return {phase};
}

gpt::TokenInputs IndexTts2Model::inputs_of(const Batch& batch, const gpt::DelimitedTokens& text,
                                           const gpt::DelimitedTokens& audio) const {
    const at::Tensor conditioning = batch[Feature::conditioning].transpose(1, 2);
    return {.prefix = gpt_->prefix(conditioning),
            .text = text.inputs,
            .text_lengths =
                config_.attend_to_padding ? at::Tensor() : batch[Axis::tokens] + 2, // delimiters
            .audio = audio.inputs};
}

std::unique_ptr<ForwardState> IndexTts2Model::forward(const Batch& batch, Noise& noise) {
    const gpt::Delimiters audio_delimiters = {config_.codebook_size, config_.codebook_size + 1};
    const gpt::DelimitedTokens text =
        gpt::delimit(batch[Feature::tokens], batch[Axis::tokens], text_delimiters);
    const gpt::DelimitedTokens audio =
        gpt::delimit(batch[Feature::codes].squeeze(1), batch[Axis::codes], audio_delimiters);
    const Dropout dropout = is_training() ? Dropout(noise, batch.sample_ids, "dropout") : Dropout();
    auto state = std::make_unique<gpt::TokenForward>();
    state->scores = gpt_->predict(inputs_of(batch, text, audio), dropout);
    state->text_targets = text.targets;
    state->audio_targets = audio.targets;
    return state;
}

std::vector<LossSum> IndexTts2Model::losses(std::size_t /*phase*/, ForwardState& state,
                                            const Batch& /*batch*/) {
    return gpt::token_losses(state);
}

/// Each sample has a stop token besides its tokens.
std::vector<double> IndexTts2Model::loss_counts(std::size_t /*phase*/,
                                                const BatchLengths& lengths) const {
    const auto samples = static_cast<double>(lengths.size());
    const double audio = total_length(lengths, Axis::codes) + samples;
    return {total_length(lengths, Axis::tokens) + samples, audio, audio};
}

std::vector<LayerGroup> IndexTts2Model::layer_groups() const {
    std::vector<LayerGroup> groups = gpt::decoder_layers();
    groups.push_back({"duration_embedding",
                      FORMANT_TR("layers", "Duration embedding").text,
                      {"gpt.speed_emb."}});
    if (has_adapters(*this))
        groups.push_back(adapter_layers());
    return groups;
}

} // namespace formant::indextts2
