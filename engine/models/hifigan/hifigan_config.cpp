#include "engine/models/hifigan/hifigan_config.h"

#include "engine/audio/framed_spectrum.h"

namespace formant {

std::vector<Field> hifigan_fields() {
    return {
        field("discriminator_channels", &HifiganConfig::discriminator_channels,
              FORMANT_TR("models",
                         "Width of the discriminators' widest layers: 1024, 512, 256, 128 "
                         "or 64; public weights fit 1024 only."))
            .range(64, 1024),
        field("segment_frames", &HifiganConfig::segment_frames,
              FORMANT_TR("models", "Frames of each recording that a step makes into sound."))
            .unit("frames")
            .range(4, 4096),
        field("mel_weight", &HifiganConfig::mel_weight,
              FORMANT_TR("models", "Weight of the loss `mel`: how far the spectra are apart."))
            .at_least(0),
        field("loss_f_max_hz", &HifiganConfig::loss_f_max_hz,
              FORMANT_TR("models", "Highest frequency that the loss `mel` looks at; 0: half the "
                                   "sampling rate."))
            .unit("Hz")
            .at_least(0),
        field("mels_of", &HifiganConfig::mels_of,
              FORMANT_TR("models",
                         "Voice of unet (a checkpoint, or the folder of its run) whose frames of "
                         "the recordings the vocoder learns to make audible; recordings need texts "
                         "then. Empty: the frames are the recordings' own.")),
    };
}

Result<void> check_discriminator_channels(std::int64_t channels, const std::string& section) {
    if (channels >= 64 && channels <= 1024 && 1024 % channels == 0)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("models", "{section}.discriminator_channels is {channels}; it "
                                             "must be 1024, 512, 256, 128 or 64"),
                        {{"section", section}, {"channels", std::to_string(channels)}}));
}

Result<void> check_segment(std::int64_t frames, const std::string& section, const MelConfig& mel) {
    const std::int64_t mirrored = FramedSpectrumConfig{mel.n_fft, mel.hop_length}.mirrored_behind();
    const std::int64_t least = mirrored / mel.hop_length + 1;
    if (frames >= least)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("models", "{section}.segment_frames is {frames}; with an "
                                             "audio.n_fft of {n_fft} and an audio.hop_length of "
                                             "{hop} it must be at least {least}"),
                        {{"section", section},
                         {"frames", std::to_string(frames)},
                         {"n_fft", std::to_string(mel.n_fft)},
                         {"hop", std::to_string(mel.hop_length)},
                         {"least", std::to_string(least)}}));
}

Result<void> check_hifigan_config(const HifiganConfig& config, const MelConfig& mel) {
    const std::string section = "model.hifigan";
    return check_discriminator_channels(config.discriminator_channels, section)
        .and_then([&] { return check_generator_config(config.generator, section, mel.hop_length); })
        .and_then([&] { return check_segment(config.segment_frames, section, mel); });
}

void set_hifigan_size(HifiganConfig& config, const std::string& size) {
    config.generator = {};
    config.discriminator_channels = size == "tiny" ? 256 : 1024;
    if (size == "medium")
        config.generator.upsample_initial_channel = 128;
    if (size == "small" || size == "tiny")
        make_light(config.generator);
    if (size == "tiny")
        config.generator.upsample_initial_channel = 128;
}

} // namespace formant
