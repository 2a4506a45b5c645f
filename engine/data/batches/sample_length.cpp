#include "engine/data/batches/sample_length.h"

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

constexpr double tokens_per_s = 14; ///< phonemes of fluent speech

} // namespace

std::int64_t& SampleLength::operator[](Axis axis) {
    switch (axis) {
    case Axis::tokens:
        return tokens;
    case Axis::codes:
        return codes;
    case Axis::conditioning:
        return conditioning;
    case Axis::frames:
        break;
    }
    return frames;
}

std::int64_t SampleLength::operator[](Axis axis) const {
    SampleLength copy = *this;
    return copy[axis];
}

double total_length(const BatchLengths& lengths, Axis axis) {
    double total = 0;
    for (const SampleLength& length : lengths)
        total += static_cast<double>(length[axis]);
    return total;
}

SampleLength longest_of(const BatchLengths& lengths) {
    SampleLength longest;
    for (const SampleLength& length : lengths)
        for (const Axis axis : all_axes)
            longest[axis] = std::max(longest[axis], length[axis]);
    return longest;
}

SampleLength length_of_speech(const FeatureNeeds& needs, double seconds) {
    SampleLength length;
    length.tokens = std::max<std::int64_t>(3, std::llround(seconds * tokens_per_s));
    if (needs.has(Feature::codes)) {
        const TokenLimits& limits = needs.limits;
        length.tokens = std::min(length.tokens, limits.max_text);
        length.codes = std::clamp<std::int64_t>(std::llround(seconds * limits.codes_per_s), 1,
                                                limits.max_codes);
        length.conditioning = limits.conditioning_length;
        return length;
    }
    const double frames_per_s =
        static_cast<double>(needs.mel.sample_rate_hz) / static_cast<double>(needs.mel.hop_length);
    length.frames = std::max<std::int64_t>(length.tokens + 1, std::llround(seconds * frames_per_s));
    return length;
}

} // namespace formant
