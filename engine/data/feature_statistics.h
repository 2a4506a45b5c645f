#pragma once

namespace formant {

/// One mean and one scale (standard deviation) for all log-mel values of a corpus; a model
/// normalises with them and keeps them as buffers.
struct FeatureStatistics {
    double mel_mean = 0;
    double mel_scale = 1;
};

} // namespace formant
