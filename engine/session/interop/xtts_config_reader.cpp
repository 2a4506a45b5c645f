#include "engine/session/interop/xtts_config_reader.h"

#include "engine/models/model_kinds.h"
#include "engine/models/upstream_layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace formant {
namespace {

using Setting = ThirdPartyConfigReader::Setting;

constexpr double hop_length = 256;

struct Translation {
    std::string_view theirs, own;
};

/// Settings of the model.
constexpr std::array translations = {
    Translation{"model_args.gpt_n_model_channels", "width"},
    Translation{"model_args.gpt_layers", "layers"},
    Translation{"model_args.gpt_n_heads", "heads"},
    Translation{"model_args.gpt_max_text_tokens", "max_text_tokens"},
    Translation{"model_args.gpt_max_audio_tokens", "max_audio_tokens"},
    Translation{"model_args.gpt_loss_text_ce_weight", "text_weight"},
    Translation{"model_args.gpt_loss_mel_ce_weight", "audio_weight"}};

constexpr std::array training = {
    Translation{"lr", "train.learning_rate"}, Translation{"optimizer_params.betas", "train.betas"},
    Translation{"optimizer_params.eps", "train.epsilon"},
    Translation{"optimizer_params.weight_decay", "train.weight_decay"}};

/// Values that all models of this kind have; others are reported as unknown.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> constants = {
    {{"model_args.gpt_use_perceiver_resampler", "true"},
     {"model_args.gpt_code_stride_len", "1024"},
     {"model_args.gpt_stop_text_token", "0"},
     {"model_args.gpt_stop_text_token", ""},
     {"model_args.input_sample_rate", "22050"},
     {"model_args.output_sample_rate", "24000"},
     {"model_args.output_hop_length", "256"},
     {"model_args.cond_d_vector_in_each_upsampling_layer", "true"}}};

/// Values of the model that others imply (the tokenizer, the codec, the weights), or that only its
/// programs use.
constexpr std::array<std::string_view, 9> implied = {
    "model_args.gpt_start_text_token", "model_args.gpt_number_text_tokens",
    "model_args.gpt_num_audio_tokens", "model_args.gpt_start_audio_token",
    "model_args.gpt_stop_audio_token", "model_args.gpt_max_prompt_tokens",
    "model_args.gpt_batch_size",       "model_args.gpt_checkpoint",
    "model_args.gpt_conditioning"};

std::string key_of(std::string_view name) {
    return model_key(UpstreamTrainer::xtts, name);
}

template <class Translations>
const Translation* find(const Translations& all, const std::string& key) {
    const auto found = std::ranges::find(all, key, &Translation::theirs);
    return found == all.end() ? nullptr : &*found;
}

/// Returns whether an entry describes the model, so that a value without meaning here matters.
bool describes_model(const std::string& key) {
    return key.starts_with("model_args.gpt_") ||
           std::ranges::any_of(constants,
                               [&](const auto& constant) { return key == constant.first; });
}

} // namespace

std::unique_ptr<ThirdPartyConfigReader>
XttsConfigReader::detect(const std::vector<LegacyConfigEntry>& entries) {
    if (text_of(entries, "model") != kind_of(UpstreamTrainer::xtts).name() ||
        !has_entry(entries, "model_args.gpt_layers"))
        return nullptr;
    return std::make_unique<XttsConfigReader>(entries);
}

XttsConfigReader::XttsConfigReader(const std::vector<LegacyConfigEntry>& entries)
    : has_optimizer_(has_entry(entries, "optimizer_params.betas")),
      half_of_longest_(fmt::format(
          "{:.0f}",
          std::floor(number_of(text_of(entries, "model_args.max_conditioning_length"), 0) / 2))) {}

std::optional<Setting> XttsConfigReader::translate(const LegacyConfigEntry& entry) const {
    if (entry.text.empty())
        return std::nullopt;
    if (entry.key == "model_args.max_conditioning_length")
        return Setting(
            key_of("conditioning_frames"),
            fmt::format("{:.0f}", 1 + std::floor(number_of(entry.text, 0) / hop_length)));
    if (entry.key == "model_args.gpt_use_masking_gt_prompt_approach")
        return Setting(key_of("masking"), entry.text == "true" ? "on" : "off");
    if (const Translation* size = find(translations, entry.key))
        return Setting(key_of(size->own), entry.text);
    if (const Translation* setting = find(training, entry.key); setting && has_optimizer_)
        return Setting(setting->own, entry.text);
    return std::nullopt;
}

/// Upstream's recipe for fine-tuning, where the configuration does not give one.
std::vector<Setting> XttsConfigReader::implied_settings() const {
    const ModelKind& kind = kind_of(UpstreamTrainer::xtts);
    const MelConfig mel = kind.upstream()->audio.value();
    return {{"preset", "xtts-v2"},
            {"model.name", kind.name()},
            {"model.size", "large"},
            {key_of("variant"), "v2"},
            {key_of("default_voice_share"), "0"},
            {"audio.sample_rate_hz", std::to_string(mel.sample_rate_hz)},
            {"audio.n_fft", std::to_string(mel.n_fft)},
            {"audio.hop_length", std::to_string(mel.hop_length)},
            {"audio.n_mels", std::to_string(mel.n_mels)},
            {"audio.f_min_hz", fmt::format("{}", mel.f_min_hz)},
            {"audio.f_max_hz", fmt::format("{}", mel.f_max_hz)},
            {"audio.mel_scale", mel.mel_scale},
            {"audio.spectrum", mel.spectrum},
            {"train.learning_rate", "5e-6"},
            {"train.betas", "[0.9, 0.96]"},
            {"train.weight_decay", "0.01"}};
}

bool XttsConfigReader::is_table_entry(const LegacyConfigEntry& entry) const {
    if (translate(entry))
        return false;
    if (entry.key == "model_args.min_conditioning_length")
        return entry.text == half_of_longest_;
    if (!describes_model(entry.key))
        return true;
    return std::ranges::find(implied, entry.key) != implied.end() ||
           std::ranges::any_of(constants, [&](const auto& constant) {
               return entry.key == constant.first && entry.text == constant.second;
           });
}

} // namespace formant
