#include "engine/session/interop/indextts2_config_reader.h"

#include "engine/models/model_kinds.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace formant {
namespace {

using Setting = ThirdPartyConfigReader::Setting;

/// The start and stop token follow the codes.
constexpr std::int64_t audio_delimiters = 2;

struct Translation {
    std::string_view theirs, own;
};

constexpr std::array translations = {
    Translation{"gpt.model_dim", "width"},
    Translation{"gpt.layers", "layers"},
    Translation{"gpt.heads", "heads"},
    Translation{"gpt.max_text_tokens", "max_text_tokens"},
    Translation{"gpt.max_mel_tokens", "max_audio_tokens"},
    Translation{"gpt.condition_module.output_size", "speaker_width"},
    Translation{"gpt.condition_module.linear_units", "speaker_inner_width"},
    Translation{"gpt.condition_module.attention_heads", "speaker_heads"},
    Translation{"gpt.condition_module.num_blocks", "speaker_blocks"},
    Translation{"gpt.condition_module.perceiver_mult", "speaker_perceiver_mult"},
    Translation{"gpt.emo_condition_module.output_size", "emotion_width"},
    Translation{"gpt.emo_condition_module.linear_units", "emotion_inner_width"},
    Translation{"gpt.emo_condition_module.attention_heads", "emotion_heads"},
    Translation{"gpt.emo_condition_module.num_blocks", "emotion_blocks"},
    Translation{"gpt.emo_condition_module.perceiver_mult", "emotion_perceiver_mult"},
    Translation{"semantic_codec.hidden_size", "feature_width"}};

/// Values of the GPT that are part of the kind of model. Others are reported as unknown.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> constants = {
    {{"gpt.start_text_token", "0"},
     {"gpt.stop_text_token", "1"},
     {"gpt.use_mel_codes_as_input", "true"},
     {"gpt.train_solo_embeddings", "false"},
     {"gpt.condition_type", "conformer_perceiver"},
     {"gpt.condition_module.input_layer", "conv2d2"},
     {"gpt.emo_condition_module.input_layer", "conv2d2"}}};

/// Values that others imply: the codes before the delimiters, the tokenizer's pieces, the hop of
/// the codec.
constexpr std::array<std::string_view, 4> implied = {"gpt.start_mel_token", "gpt.stop_mel_token",
                                                     "gpt.number_text_tokens",
                                                     "gpt.mel_length_compression"};

std::string key_of(std::string_view name) {
    return model_key(UpstreamTrainer::indextts2, name);
}

} // namespace

std::unique_ptr<ThirdPartyConfigReader>
IndexTts2ConfigReader::detect(const std::vector<LegacyConfigEntry>& entries) {
    if (!has_entry(entries, "gpt.number_mel_codes") ||
        !has_entry(entries, "gpt.emo_condition_module.output_size"))
        return nullptr;
    return std::make_unique<IndexTts2ConfigReader>();
}

std::optional<Setting> IndexTts2ConfigReader::translate(const LegacyConfigEntry& entry) const {
    if (entry.key == "dataset.bpe_model")
        return Setting("text.tokenizer", entry.text);
    if (entry.key == "gpt.number_mel_codes")
        return Setting(key_of("codebook_size"),
                       fmt::format("{:.0f}", number_of(entry.text, 0) - audio_delimiters));
    const auto found = std::ranges::find(translations, entry.key, &Translation::theirs);
    if (found == translations.end())
        return std::nullopt;
    return Setting(key_of(found->own), entry.text);
}

std::vector<Setting> IndexTts2ConfigReader::implied_settings() const {
    return {{"model.name", kind_of(UpstreamTrainer::indextts2).name()}, {"model.size", "large"}};
}

bool IndexTts2ConfigReader::is_table_entry(const LegacyConfigEntry& entry) const {
    if (translate(entry))
        return false;
    if (!entry.key.starts_with("gpt."))
        return true;
    return std::ranges::find(implied, entry.key) != implied.end() ||
           std::ranges::any_of(constants, [&](const auto& constant) {
               return entry.key == constant.first && entry.text == constant.second;
           });
}

} // namespace formant
