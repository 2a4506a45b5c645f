#include "engine/data/batches/sample_length.h"

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

constexpr double tokens_per_s = 14; ///< phonemes of fluent speech

} // namespace

SampleLength length_of_speech(const MelConfig& mel, double seconds) {
    const double frames_per_s =
        static_cast<double>(mel.sample_rate_hz) / static_cast<double>(mel.hop_length);
    SampleLength length;
    length.tokens = std::max<std::int64_t>(3, std::llround(seconds * tokens_per_s));
    length.frames = std::max<std::int64_t>(length.tokens + 1, std::llround(seconds * frames_per_s));
    return length;
}

} // namespace formant
