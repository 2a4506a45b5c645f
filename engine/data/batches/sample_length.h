#pragma once

#include "engine/data/feature_needs.h"

#include <cstdint>
#include <vector>

namespace formant {

/// Length of a sample along each axis; 0 where it is unknown or the sample has no feature.
struct SampleLength {
    std::int64_t frames = 0;
    std::int64_t tokens = 0;
    std::int64_t codes = 0;
    std::int64_t conditioning = 0;

    std::int64_t& operator[](Axis axis);
    std::int64_t operator[](Axis axis) const;
    /// Returns the frames, or the positions of a model without frames: what memory and time of a
    /// step grow with.
    std::int64_t steps() const { return frames > 0 ? frames : tokens + codes + conditioning; }
    bool operator==(const SampleLength&) const = default;
};

/// All axes, for loops.
constexpr Axis all_axes[] = {Axis::frames, Axis::tokens, Axis::codes, Axis::conditioning};

/// Lengths of the samples of a batch, known on the host: what losses are normalized by.
using BatchLengths = std::vector<SampleLength>;

/// Returns the sum of the lengths along an axis, an integer.
double total_length(const BatchLengths& lengths, Axis axis);

/// Returns the largest length along each axis.
SampleLength longest_of(const BatchLengths& lengths);

/// Shortens a sample to what a model has positions for.
SampleLength within(const TokenLimits& limits, SampleLength length);

/// Estimates the length of a sample of fluent speech along the axes of a model's features. As in
/// training, it has at least two tokens and a frame for each, and is within the model's limits.
SampleLength length_of_speech(const FeatureNeeds& needs, double seconds);

} // namespace formant
