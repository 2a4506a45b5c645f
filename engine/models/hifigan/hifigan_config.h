#pragma once

#include "engine/models/hifigan/generator_config.h"

#include <cstdint>

namespace formant {

/// Sizes and loss weights of HiFi-GAN. Plain.
struct HifiganConfig {
    GeneratorConfig generator;
    std::int64_t segment_frames = 32; ///< of each sample in a step
    double mel_weight = 45;
    double loss_f_max_hz = 0; ///< of the loss's mel; 0: half the sample rate
};

} // namespace formant
