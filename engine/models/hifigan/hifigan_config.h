#pragma once

#include "engine/audio/mel_config.h"
#include "engine/models/hifigan/generator_config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Sizes and loss weights of HiFi-GAN. Plain; `model.hifigan:`.
struct HifiganConfig {
    GeneratorConfig generator;
    std::int64_t discriminator_channels = 1024; ///< of their widest layers
    std::int64_t segment_frames = 32;           ///< of each sample in a step
    double mel_weight = 45;
    double loss_f_max_hz = 0; ///< of the loss's mel; 0: half the sample rate
    /// Voice (checkpoint of unet, or folder of its run) that makes the frames to learn from; empty:
    /// the recordings' own.
    std::string mels_of;
};

/// Without those of the generator.
std::vector<Field> hifigan_fields();

/// ErrorKind::usage where sizes contradict each other or the frames.
Result<void> check_hifigan_config(const HifiganConfig& config, const MelConfig& mel);

/// Discriminators have the layers of the public ones when their widest is 1024 halved some times;
/// ErrorKind::usage, with the setting's name below `section`, where it is not.
Result<void> check_discriminator_channels(std::int64_t channels, const std::string& section);

/// The loss `mel` mirrors a segment's sound at its ends; ErrorKind::usage, with the setting's name
/// below `section`, where it is too short for that.
Result<void> check_segment(std::int64_t frames, const std::string& section, const MelConfig& mel);

/// large is the published V1, medium V2, small V3 (Kong et al. 2020, table 5), tiny half of V3 with
/// narrow discriminators; everything else stays as in `config`.
void set_hifigan_size(HifiganConfig& config, const std::string& size);

} // namespace formant
