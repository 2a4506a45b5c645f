#include "engine/data/batches/sample_length.h"

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

constexpr double tokens_per_s = 14; ///< phonemes of fluent speech

std::int64_t at_most(std::int64_t limit, std::int64_t length) {
    return limit > 0 ? std::min(limit, length) : length;
}

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

SampleLength within(const TokenLimits& limits, SampleLength length) {
    length.tokens = at_most(limits.max_text, length.tokens);
    length.codes = at_most(limits.max_codes, length.codes);
    length.frames = at_most(limits.max_frames, length.frames);
    return length;
}

SampleLength length_of_speech(const FeatureNeeds& needs, double seconds) {
    SampleLength length;
    length.tokens = std::max<std::int64_t>(3, std::llround(seconds * tokens_per_s));
    if (needs.has(Feature::codes)) {
        length.codes = std::max<std::int64_t>(1, std::llround(seconds * needs.limits.codes_per_s));
        length.conditioning = needs.limits.conditioning_length;
        return within(needs.limits, length);
    }
    const double frames_per_s =
        static_cast<double>(needs.mel.sample_rate_hz) / static_cast<double>(needs.mel.hop_length);
    length.frames = std::max<std::int64_t>(length.tokens + 1, std::llround(seconds * frames_per_s));
    return within(needs.limits, length);
}

} // namespace formant
