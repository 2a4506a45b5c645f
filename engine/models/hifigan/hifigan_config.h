#pragma once

#include "engine/audio/mel_config.h"
#include "engine/models/hifigan/generator_config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Sizes and loss weights of HiFi-GAN (`model.hifigan:`).
struct HifiganConfig {
    GeneratorConfig generator;
    std::int64_t discriminator_channels = 1024; ///< channels of the widest layers
    std::int64_t segment_frames = 32;           ///< frames of each sample per step
    double mel_weight = 45;
    double loss_f_max_hz = 0; ///< upper limit of the mel in the loss; 0: half the sample rate
    /// Acoustic model (unet checkpoint, or the folder of its run) whose teacher-forced mels the
    /// vocoder is trained on; empty: mels of the recordings.
    std::string teacher;
};

/// Returns the fields except those of the generator.
std::vector<Field> hifigan_fields();

/// Returns ErrorKind::usage if sizes contradict each other or the mel settings.
Result<void> check_hifigan_config(const HifiganConfig& config, const MelConfig& mel);

/// Checks that upstream's layers can be narrowed to `channels`: 1024 divided by a power of two.
/// Otherwise ErrorKind::usage, with the setting's name below `section`.
Result<void> check_discriminator_channels(std::int64_t channels, const std::string& section);

/// Checks that segments are long enough for the reflection padding of the loss `mel`. Otherwise
/// ErrorKind::usage, with the setting's name below `section`.
Result<void> check_segment(std::int64_t frames, const std::string& section, const MelConfig& mel);

/// Sets the sizes: large is the published V1, medium V2, small V3 (Kong et al. 2020, table 5), tiny
/// half of V3 with narrow discriminators. Other settings are unchanged.
void set_hifigan_size(HifiganConfig& config, const std::string& size);

} // namespace formant
