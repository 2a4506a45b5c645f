#include "engine/models/hifigan/hifigan_config.h"

#include "engine/audio/framed_spectrum.h"

namespace formant {

std::vector<Field> hifigan_fields() {
    return {
        field("discriminator_channels", &HifiganConfig::discriminator_channels,
              FORMANT_TR("models",
                         "Channels of the discriminators' widest layers: 1024, 512, 256, 128 "
                         "or 64; upstream weights fit only 1024."))
            .label(FORMANT_TR("field", "Discriminator channels"))
            .range(64, 1024),
        field("segment_frames", &HifiganConfig::segment_frames,
              FORMANT_TR("models", "Segment size: frames of each recording per step."))
            .label(FORMANT_TR("field", "Segment size"))
            .unit("frames")
            .range(4, 4096),
        field("mel_weight", &HifiganConfig::mel_weight,
              FORMANT_TR("models", "Weight of the loss `mel`: L1 distance of the log-mel spectra."))
            .label(FORMANT_TR("field", "Mel loss weight"))
            .at_least(0),
        field("loss_f_max_hz", &HifiganConfig::loss_f_max_hz,
              FORMANT_TR("models", "Highest frequency in the loss `mel`; 0: half the sample "
                                   "rate."))
            .label(FORMANT_TR("field", "Max. frequency of the mel loss"))
            .unit("Hz")
            .at_least(0),
        field("teacher", &HifiganConfig::teacher,
              FORMANT_TR(
                  "models",
                  "Teacher: a unet or xtts voice, or a dvae codec (a checkpoint, or the folder of "
                  "its "
                  "run) whose teacher-forced mels the vocoder is trained on; recordings need texts "
                  "then. Empty: mels of the recordings."))
            .names(PathKind::file_or_folder)
            .label(FORMANT_TR("field", "Train on mels of"))
            .renamed_from("model.hifigan.mels_of"),
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
    const std::int64_t padding = FramedSpectrumConfig{mel.n_fft, mel.hop_length}.mirrored_behind();
    const std::int64_t min_frames = padding / mel.hop_length + 1;
    if (frames >= min_frames)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("models", "{section}.segment_frames is {frames}; with "
                                             "audio.n_fft {n_fft} and audio.hop_length {hop} it "
                                             "must be at least {least}"),
                        {{"section", section},
                         {"frames", std::to_string(frames)},
                         {"n_fft", std::to_string(mel.n_fft)},
                         {"hop", std::to_string(mel.hop_length)},
                         {"least", std::to_string(min_frames)}}));
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
