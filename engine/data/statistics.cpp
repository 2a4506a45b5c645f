#include "engine/data/statistics.h"

#include "engine/audio/log_mel.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace formant {

FeatureStatistics compute_statistics(const TrainingClips& clips, const MelConfig& mel) {
    const LogMel log_mel(mel);
    double count = 0, sum = 0, squares = 0;
    for (const TrainingClip& clip : clips) {
        const at::Tensor values = log_mel(clip.samples).to(at::kDouble);
        count += static_cast<double>(values.numel());
        sum += values.sum().item<double>();
        squares += values.square().sum().item<double>();
    }
    const double mean = sum / count;
    const double variance = squares / count - mean * mean;
    return {mean, std::sqrt(std::max(variance, 1e-10))};
}

} // namespace formant
