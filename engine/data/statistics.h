#pragma once

#include "engine/audio/mel_config.h"
#include "engine/data/feature_statistics.h"
#include "engine/data/training_clip.h"

namespace formant {

/// Computes the mean and standard deviation of all log-mel values of the clips.
FeatureStatistics compute_statistics(const TrainingClips& clips, const MelConfig& mel);

} // namespace formant
