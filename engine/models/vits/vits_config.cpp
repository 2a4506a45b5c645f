#include "engine/models/vits/vits_config.h"

#include "engine/models/hifigan/hifigan_config.h"

namespace formant {
namespace {

Error width_error(const char* name, std::int64_t value, std::int64_t divisor) {
    return {ErrorKind::usage,
            message(FORMANT_TR("models", "model.vits.{name} is {value}; it must be a multiple of "
                                         "{divisor}"),
                    {{"name", name},
                     {"value", std::to_string(value)},
                     {"divisor", std::to_string(divisor)}})};
}

Result<void> check_widths(const VitsConfig& config) {
    if (config.inter_channels % 2 != 0)
        return fail(width_error("inter_channels", config.inter_channels, 2));
    if (config.hidden_channels % config.n_heads != 0)
        return fail(width_error("hidden_channels", config.hidden_channels, config.n_heads));
    return {};
}

} // namespace

std::vector<Field> vits_fields() {
    return {
        field("inter_channels", &VitsConfig::inter_channels,
              FORMANT_TR("models", "Channels of the latent variable between text and audio; "
                                   "even."))
            .label(FORMANT_TR("field", "Latent channels"))
            .range(2, 4096),
        field("hidden_channels", &VitsConfig::hidden_channels,
              FORMANT_TR("models", "Width of the encoders and of the flow; a multiple of n_heads."))
            .label(FORMANT_TR("field", "Hidden channels"))
            .range(2, 4096),
        field("filter_channels", &VitsConfig::filter_channels,
              FORMANT_TR("models", "Width of the text encoder's feed-forward layers."))
            .label(FORMANT_TR("field", "Feed-forward channels"))
            .range(2, 8192),
        field("n_heads", &VitsConfig::n_heads,
              FORMANT_TR("models", "Attention heads of the text encoder."))
            .label(FORMANT_TR("field", "Attention heads"))
            .range(1, 64),
        field("n_layers", &VitsConfig::n_layers,
              FORMANT_TR("models", "Layers of the text encoder."))
            .label(FORMANT_TR("field", "Text encoder layers"))
            .range(1, 64),
        field("kernel_size", &VitsConfig::kernel_size,
              FORMANT_TR("models", "Kernel size of the text encoder's convolutions."))
            .label(FORMANT_TR("field", "Kernel size"))
            .range(1, 31),
        field("p_dropout", &VitsConfig::p_dropout,
              FORMANT_TR("models", "Dropout probability in the text encoder."))
            .label(FORMANT_TR("field", "Dropout"))
            .range(0, 0.9),
        field("gin_channels", &VitsConfig::gin_channels,
              FORMANT_TR("models", "Width of the speaker embedding. 0: 256 for several speakers, "
                                   "or as wide as in the pretrained weights."))
            .label(FORMANT_TR("field", "Speaker channels"))
            .range(0, 4096),
        field("speaker_embedding", &VitsConfig::speaker_embedding,
              FORMANT_TR("models", "Speaker embedding also for a single speaker. auto: only if the "
                                   "pretrained weights have several speakers, to keep what they "
                                   "learned of them."))
            .label(FORMANT_TR("field", "Single-speaker embedding"))
            .automatic_or_switched(),
        field("use_sdp", &VitsConfig::use_sdp,
              FORMANT_TR("models", "Stochastic duration predictor: durations vary as in human "
                                   "speech. false: always the same durations."))
            .label(FORMANT_TR("field", "Stochastic duration predictor")),
        field("use_spectral_norm", &VitsConfig::use_spectral_norm,
              FORMANT_TR("models", "Spectral norm instead of weight norm in the discriminators."))
            .label(FORMANT_TR("field", "Spectral normalization")),
        field("discriminator_channels", &VitsConfig::discriminator_channels,
              FORMANT_TR("models",
                         "Channels of the discriminators' widest layers: 1024, 512, 256, 128 "
                         "or 64; upstream weights fit only 1024."))
            .label(FORMANT_TR("field", "Discriminator channels"))
            .range(64, 1024),
        field("segment_frames", &VitsConfig::segment_frames,
              FORMANT_TR("models", "Segment size: frames of each recording per step."))
            .label(FORMANT_TR("field", "Segment size"))
            .unit("frames")
            .range(4, 4096),
        field("mel_weight", &VitsConfig::mel_weight,
              FORMANT_TR("models", "Weight of the loss `mel`: L1 distance of the log-mel spectra."))
            .label(FORMANT_TR("field", "Mel loss weight"))
            .at_least(0),
        field("kl_weight", &VitsConfig::kl_weight,
              FORMANT_TR("models",
                         "Weight of the loss `kl`: divergence of the posterior (recording) "
                         "from the prior (text)."))
            .label(FORMANT_TR("field", "KL loss weight"))
            .at_least(0),
    };
}

Result<void> check_vits_config(const VitsConfig& config, const MelConfig& mel) {
    const std::string section = "model.vits";
    return check_widths(config)
        .and_then(
            [&] { return check_discriminator_channels(config.discriminator_channels, section); })
        .and_then([&] { return check_generator_config(config.decoder, section, mel.hop_length); })
        .and_then([&] { return check_segment(config.segment_frames, section, mel); });
}

bool has_speaker_embedding(const VitsConfig& config, std::int64_t n_speakers) {
    return n_speakers > 1 || config.speaker_embedding == "on";
}

VitsConfig for_speakers(VitsConfig config, std::int64_t n_speakers) {
    if (has_speaker_embedding(config, n_speakers) && config.gin_channels == 0)
        config.gin_channels = 256;
    return config;
}

void set_vits_size(VitsConfig& config, const std::string& size) {
    const bool is_tiny = size == "tiny", is_narrow = is_tiny || size == "small";
    config.inter_channels = config.hidden_channels = is_narrow ? 96 : 192;
    config.filter_channels = is_narrow ? 384 : 768;
    config.n_layers = is_tiny ? 3 : 6;
    config.discriminator_channels = is_tiny ? 256 : 1024;
    config.decoder = {};
    if (size != "large")
        make_light(config.decoder);
    if (is_tiny)
        config.decoder.upsample_initial_channel = 128;
}

} // namespace formant
