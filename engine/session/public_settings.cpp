#include "engine/session/public_settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace formant {
namespace {

using Renamed = std::pair<std::string_view, std::string_view>;

constexpr std::array of_training = {Renamed{"eps", "train.epsilon"},
                                    Renamed{"lr_decay", "train.learning_rate_decay"},
                                    Renamed{"c_mel", "model.vits.mel_weight"},
                                    Renamed{"c_kl", "model.vits.kl_weight"},
                                    Renamed{"eval_interval", "train.save_interval_steps"},
                                    Renamed{"fmax_for_loss", "model.hifigan.loss_f_max_hz"}};

constexpr std::array<std::string_view, 6> of_generator = {
    "resblock",       "resblock_kernel_sizes", "resblock_dilation_sizes",
    "upsample_rates", "upsample_kernel_sizes", "upsample_initial_channel"};

bool is_of_generator(const std::string& name) {
    return std::find(of_generator.begin(), of_generator.end(), name) != of_generator.end();
}

const OlderEntry* find(const std::vector<OlderEntry>& entries, const std::string& key) {
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const OlderEntry& entry) { return entry.key == key; });
    return found == entries.end() ? nullptr : &*found;
}

double number_in(const std::string& text, double otherwise) {
    double number = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// "[[1, 3, 5], [1, 3]]" as the list of texts "[1 3 5, 1 3]".
std::string as_texts(const std::string& lists) {
    std::string texts;
    int depth = 0;
    for (const char letter : lists) {
        depth += letter == '[' ? 1 : letter == ']' ? -1 : 0;
        if (letter == '[' || letter == ']')
            continue;
        if (letter == ',' && depth == 1)
            texts += ", ";
        else if (depth == 2 && letter != ' ')
            texts += letter == ',' ? ' ' : letter;
    }
    return "[" + texts + "]";
}

} // namespace

std::optional<PublicSettings> PublicSettings::recognise(const std::vector<OlderEntry>& entries) {
    const bool is_vits = find(entries, "model.inter_channels") != nullptr;
    if (!is_vits && find(entries, "upsample_rates") == nullptr)
        return std::nullopt;
    PublicSettings settings(is_vits ? "vits" : "hifigan");
    if (const OlderEntry* hop = find(entries, is_vits ? "data.hop_length" : "hop_size"))
        settings.hop_length_ = number_in(hop->text, settings.hop_length_);
    if (const OlderEntry* rate = find(entries, is_vits ? "data.sampling_rate" : "sampling_rate"))
        settings.sample_rate_ = number_in(rate->text, settings.sample_rate_);
    const OlderEntry* first = find(entries, "adam_b1");
    const OlderEntry* second = find(entries, "adam_b2");
    if (first != nullptr && second != nullptr)
        settings.betas_ = fmt::format("[{}, {}]", first->text, second->text);
    settings.texts_ = PublicTexts(entries);
    return settings;
}

/// No upper end of the mel bands is half the rate there, and 8000 Hz here.
std::optional<PublicSettings::Setting>
PublicSettings::without_value(const OlderEntry& entry) const {
    if (entry.key != "data.mel_fmax" && entry.key != "fmax")
        return std::nullopt;
    return Setting("audio.f_max_hz", fmt::format("{}", sample_rate_ / 2));
}

std::string PublicSettings::frames_of(const std::string& samples) const {
    return fmt::format("{:.0f}", number_in(samples, 0) / hop_length_);
}

std::optional<PublicSettings::Setting> PublicSettings::translated(const OlderEntry& entry) const {
    if (entry.text.empty())
        return without_value(entry);
    if (auto of_texts = texts_.translated(entry))
        return of_texts;
    const std::string own = fmt::format("model.{}.", model_);
    if (entry.name == "segment_size")
        return Setting(own + "segment_frames", frames_of(entry.text));
    if (entry.name == "resblock_dilation_sizes")
        return Setting(own + entry.name, as_texts(entry.text));
    if (entry.key.starts_with("model.") || is_of_generator(entry.key))
        return Setting(own + entry.name, entry.text);
    if (entry.name == "fp16_run")
        return Setting("train.precision", entry.text == "true" ? "fp16" : "float32");
    if (!betas_.empty() && entry.name.starts_with("adam_b"))
        return Setting("train.betas", betas_);
    for (const auto& [theirs, ours] : of_training)
        if (entry.name == theirs)
            return Setting(ours, entry.text);
    return std::nullopt;
}

std::vector<PublicSettings::Setting> PublicSettings::implied() const {
    std::vector<Setting> settings = {{"model.name", model_},
                                     {"model.size", "large"},
                                     {"train.schedule", "exponential"},
                                     {"train.warmup_steps", "0"},
                                     {"train.weight_decay", "0.01"},
                                     {"train.grad_clip", "1e9"},
                                     {"train.explosion_threshold", "100"}};
    const auto of_texts = texts_.implied();
    settings.insert(settings.end(), of_texts.begin(), of_texts.end());
    return settings;
}

} // namespace formant
