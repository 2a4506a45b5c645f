#include "engine/session/interop/piper_config_reader.h"

#include "engine/models/model_kinds.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace formant {
namespace {

using Setting = ThirdPartyConfigReader::Setting;

constexpr std::array<std::string_view, 3> tables = {"phoneme_id_map.", "phoneme_map.",
                                                    "speaker_id_map."};

std::string piper_key(std::string_view name) {
    return model_key(UpstreamTrainer::vits, name);
}

/// Returns the decoder of all qualities but "high", which has the decoder of the upstream VITS
/// code.
std::vector<Setting> light_decoder() {
    return {{piper_key("resblock"), "2"},
            {piper_key("resblock_kernel_sizes"), "[3, 5, 7]"},
            {piper_key("resblock_dilation_sizes"), "[1 2, 2 6, 3 12]"},
            {piper_key("upsample_rates"), "[8, 8, 4]"},
            {piper_key("upsample_kernel_sizes"), "[16, 16, 8]"},
            {piper_key("upsample_initial_channel"), "256"}};
}

std::vector<Setting> narrow_encoders() {
    return {{piper_key("hidden_channels"), "96"},
            {piper_key("inter_channels"), "96"},
            {piper_key("filter_channels"), "384"}};
}

void append(std::vector<Setting>& settings, const std::vector<Setting>& more) {
    settings.insert(settings.end(), more.begin(), more.end());
}

} // namespace

PiperConfigReader::PiperConfigReader(const std::vector<LegacyConfigEntry>& entries)
    : quality_(text_of(entries, "audio.quality")),
      sample_rate_(number_of(text_of(entries, "audio.sample_rate"), 22050)),
      has_speakers_(number_of(text_of(entries, "num_speakers"), 1) > 1),
      reads_phonemes_(text_of(entries, "phoneme_type") != "text") {}

std::unique_ptr<ThirdPartyConfigReader>
PiperConfigReader::detect(const std::vector<LegacyConfigEntry>& entries) {
    const bool is_piper = std::ranges::any_of(entries, [](const LegacyConfigEntry& entry) {
        return entry.key.starts_with("phoneme_id_map.");
    });
    return std::unique_ptr<ThirdPartyConfigReader>(is_piper ? new PiperConfigReader(entries)
                                                            : nullptr);
}

std::optional<Setting> PiperConfigReader::translate(const LegacyConfigEntry& entry) const {
    if (entry.key == "audio.quality")
        return Setting("model.size", "large"); // implied_settings() has the differences
    if (entry.key == "espeak.voice" && reads_phonemes_)
        return Setting("text.language", entry.text);
    if (entry.key == "phoneme_type")
        return Setting("text.mode", reads_phonemes_ ? "phonemes" : "characters");
    return std::nullopt;
}

std::vector<Setting> PiperConfigReader::implied_settings() const {
    std::vector<Setting> settings = upstream_vits_recipe();
    append(settings, {{"model.name", kind_of(UpstreamTrainer::vits).name()},
                      {"model.size", "large"},
                      {"audio.sample_rate_hz", fmt::format("{}", sample_rate_)},
                      {"audio.f_max_hz", fmt::format("{}", sample_rate_ / 2)},
                      {"text.keep_stress", "on"},
                      {"text.keep_punctuation", "true"},
                      {"train.epsilon", "1e-9"},
                      {"train.learning_rate", "2e-4"},
                      {"train.learning_rate_decay", "0.999875"},
                      {"train.betas", "[0.8, 0.99]"}});
    if (quality_ != "high")
        append(settings, light_decoder());
    if (quality_ == "x-low" || quality_ == "x_low")
        append(settings, narrow_encoders());
    if (has_speakers_)
        settings.emplace_back(piper_key("gin_channels"), "512");
    return settings;
}

bool PiperConfigReader::is_table_entry(const LegacyConfigEntry& entry) const {
    return std::ranges::any_of(tables, [&](std::string_view table) {
        return entry.key.starts_with(table) || entry.key + "." == table;
    });
}

} // namespace formant
