#pragma once

namespace formant {

/// Stores the mean and the scale (standard deviation) of all log-mel values of a corpus. A model
/// normalizes with them and keeps them as buffers.
struct FeatureStatistics {
    double mel_mean = 0;
    double mel_scale = 1;
};

} // namespace formant
