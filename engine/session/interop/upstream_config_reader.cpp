#include "engine/session/interop/upstream_config_reader.h"

#include "engine/models/model_kinds.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace formant {
namespace {

using Renamed = std::pair<std::string_view, std::string_view>;

constexpr std::array of_training = {Renamed{"eps", "train.epsilon"},
                                    Renamed{"lr_decay", "train.learning_rate_decay"},
                                    Renamed{"eval_interval", "train.save_interval_steps"}};

/// Settings of the model that have other names.
constexpr std::array of_model = {Renamed{"c_mel", "mel_weight"}, Renamed{"c_kl", "kl_weight"},
                                 Renamed{"fmax_for_loss", "loss_f_max_hz"}};

constexpr std::array<std::string_view, 6> of_generator = {
    "resblock",       "resblock_kernel_sizes", "resblock_dilation_sizes",
    "upsample_rates", "upsample_kernel_sizes", "upsample_initial_channel"};

bool is_of_generator(const std::string& name) {
    return std::find(of_generator.begin(), of_generator.end(), name) != of_generator.end();
}

} // namespace

UpstreamConfigReader::UpstreamConfigReader(UpstreamTrainer trainer,
                                           const std::vector<LegacyConfigEntry>& entries)
    : trainer_(trainer), texts_(entries) {
    const bool is_vits = trainer == UpstreamTrainer::vits;
    hop_length_ = number_of(text_of(entries, is_vits ? "data.hop_length" : "hop_size"), 256);
    sample_rate_ =
        number_of(text_of(entries, is_vits ? "data.sampling_rate" : "sampling_rate"), 22050);
    const std::string first = text_of(entries, "adam_b1"), second = text_of(entries, "adam_b2");
    if (!first.empty() && !second.empty())
        betas_ = fmt::format("[{}, {}]", first, second);
}

std::unique_ptr<ThirdPartyConfigReader>
UpstreamConfigReader::detect(const std::vector<LegacyConfigEntry>& entries) {
    const bool is_vits = has_entry(entries, "model.inter_channels");
    if (!is_vits && !has_entry(entries, "upsample_rates"))
        return nullptr;
    return std::unique_ptr<ThirdPartyConfigReader>(new UpstreamConfigReader(
        is_vits ? UpstreamTrainer::vits : UpstreamTrainer::hifigan, entries));
}

/// Returns f_max for a configuration without one: upstream it is half the sample rate, here 8000
/// Hz.
std::optional<ThirdPartyConfigReader::Setting>
UpstreamConfigReader::without_value(const LegacyConfigEntry& entry) const {
    if (entry.key != "data.mel_fmax" && entry.key != "fmax")
        return std::nullopt;
    return Setting("audio.f_max_hz", fmt::format("{}", sample_rate_ / 2));
}

std::string UpstreamConfigReader::frames_of(const std::string& samples) const {
    return fmt::format("{:.0f}", number_of(samples, 0) / hop_length_);
}

std::optional<ThirdPartyConfigReader::Setting>
UpstreamConfigReader::translate(const LegacyConfigEntry& entry) const {
    if (entry.text.empty())
        return without_value(entry);
    if (auto of_texts = texts_.translate(entry))
        return of_texts;
    if (entry.name == "segment_size")
        return Setting(model_key(trainer_, "segment_frames"), frames_of(entry.text));
    if (entry.name == "resblock_dilation_sizes")
        return Setting(model_key(trainer_, entry.name), lists_as_texts(entry.text));
    if (entry.key.starts_with("model.") || is_of_generator(entry.key))
        return Setting(model_key(trainer_, entry.name), entry.text);
    if (entry.name == "fp16_run")
        return Setting("train.precision", entry.text == "true" ? "fp16" : "float32");
    if (!betas_.empty() && entry.name.starts_with("adam_b"))
        return Setting("train.betas", betas_);
    for (const auto& [theirs, ours] : of_model)
        if (entry.name == theirs)
            return Setting(model_key(trainer_, ours), entry.text);
    for (const auto& [theirs, ours] : of_training)
        if (entry.name == theirs)
            return Setting(ours, entry.text);
    return std::nullopt;
}

std::vector<ThirdPartyConfigReader::Setting> UpstreamConfigReader::implied_settings() const {
    std::vector<Setting> settings = upstream_vits_recipe();
    settings.insert(settings.end(),
                    {{"model.name", kind_of(trainer_).name()}, {"model.size", "large"}});
    const auto of_texts = texts_.implied_settings();
    settings.insert(settings.end(), of_texts.begin(), of_texts.end());
    return settings;
}

/// Skips the names of speakers that `formant checkpoint convert` writes.
bool UpstreamConfigReader::is_table_entry(const LegacyConfigEntry& entry) const {
    return entry.key.starts_with("speaker_id_map.");
}

} // namespace formant
