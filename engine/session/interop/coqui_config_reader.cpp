#include "engine/session/interop/coqui_config_reader.h"

#include "engine/models/model_kinds.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace formant {
namespace {

using Setting = ThirdPartyConfigReader::Setting;
using Renamed = std::pair<std::string_view, std::string_view>;

/// Settings of the model.
constexpr std::array renamed_sizes = {
    Renamed{"model_args.dropout_p_text_encoder", "p_dropout"},
    Renamed{"model_args.hidden_channels_ffn_text_encoder", "filter_channels"},
    Renamed{"model_args.kernel_size_text_encoder", "kernel_size"},
    Renamed{"model_args.num_heads_text_encoder", "n_heads"},
    Renamed{"model_args.num_layers_text_encoder", "n_layers"},
    Renamed{"model_args.resblock_kernel_sizes_decoder", "resblock_kernel_sizes"},
    Renamed{"model_args.resblock_type_decoder", "resblock"},
    Renamed{"model_args.spec_segment_size", "segment_frames"},
    Renamed{"model_args.upsample_initial_channel_decoder", "upsample_initial_channel"},
    Renamed{"model_args.upsample_kernel_sizes_decoder", "upsample_kernel_sizes"},
    Renamed{"model_args.upsample_rates_decoder", "upsample_rates"},
    Renamed{"model_args.use_sdp", "use_sdp"},
    Renamed{"model_args.use_spectral_norm_disriminator", "use_spectral_norm"}, // sic
    Renamed{"kl_loss_alpha", "kl_weight"},
    Renamed{"mel_loss_alpha", "mel_weight"},
};

constexpr std::array renamed_settings = {
    Renamed{"audio.fft_size", "audio.n_fft"},
    Renamed{"audio.mel_fmax", "audio.f_max_hz"},
    Renamed{"lr_gen", "train.learning_rate"},
    Renamed{"lr_scheduler_gen_params.gamma", "train.learning_rate_decay"},
    Renamed{"optimizer_params.betas", "train.betas"},
    Renamed{"optimizer_params.eps", "train.epsilon"},
    Renamed{"optimizer_params.weight_decay", "train.weight_decay"},
    Renamed{"phoneme_language", "text.language"},
};

std::string own_key(std::string_view name) {
    return model_key(UpstreamTrainer::vits, name);
}

} // namespace

CoquiConfigReader::CoquiConfigReader(const std::vector<LegacyConfigEntry>& entries)
    : hidden_channels_(text_of(entries, "model_args.hidden_channels")),
      sample_rate_(number_of(text_of(entries, "audio.sample_rate"), 22050)),
      has_speakers_(text_of(entries, "model_args.use_speaker_embedding") == "true"),
      reads_phonemes_(text_of(entries, "use_phonemes") == "true") {}

std::unique_ptr<ThirdPartyConfigReader>
CoquiConfigReader::detect(const std::vector<LegacyConfigEntry>& entries) {
    const bool is_known = text_of(entries, "model") == kind_of(UpstreamTrainer::vits).name() &&
                          has_entry(entries, "model_args.hidden_channels");
    return std::unique_ptr<ThirdPartyConfigReader>(is_known ? new CoquiConfigReader(entries)
                                                            : nullptr);
}

std::optional<Setting> CoquiConfigReader::translate(const LegacyConfigEntry& entry) const {
    if (entry.text.empty())
        return entry.key == "audio.mel_fmax"
                   ? std::optional(Setting("audio.f_max_hz", fmt::format("{}", sample_rate_ / 2)))
                   : std::nullopt;
    if (entry.key == "model")
        return Setting("model.name", entry.text);
    if (entry.key == "model_args.hidden_channels")
        return Setting(own_key("hidden_channels"), entry.text);
    if (entry.key == "model_args.resblock_dilation_sizes_decoder")
        return Setting(own_key("resblock_dilation_sizes"), lists_as_texts(entry.text));
    if (entry.key == "model_args.speaker_embedding_channels" && has_speakers_)
        return Setting(own_key("gin_channels"), entry.text);
    if (entry.key == "use_phonemes")
        return Setting("text.mode", reads_phonemes_ ? "phonemes" : "characters");
    for (const auto& [theirs, ours] : renamed_sizes)
        if (entry.key == theirs)
            return Setting(own_key(ours), entry.text);
    for (const auto& [theirs, ours] : renamed_settings)
        if (entry.key == theirs)
            return Setting(ours, entry.text);
    return std::nullopt;
}

/// Sets inter_channels, the width of the latent variable, which Coqui's hidden_channels gives too.
std::vector<Setting> CoquiConfigReader::implied_settings() const {
    std::vector<Setting> settings = upstream_vits_recipe();
    settings.insert(settings.end(), {{"model.size", "large"},
                                     {own_key("inter_channels"), hidden_channels_},
                                     {"text.keep_stress", "on"},
                                     {"text.keep_punctuation", "true"}});
    return settings;
}

bool CoquiConfigReader::is_table_entry(const LegacyConfigEntry& entry) const {
    return entry.key.starts_with("characters.");
}

} // namespace formant
