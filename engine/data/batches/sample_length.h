#pragma once

#include "engine/audio/mel_config.h"

#include <cstdint>

namespace formant {

struct SampleLength {
    std::int64_t frames = 0;
    std::int64_t tokens = 0;
};

/// Estimates the length of a sample of fluent speech. As in training, it has at least two tokens
/// and a frame for each.
SampleLength length_of_speech(const MelConfig& mel, double seconds);

} // namespace formant
