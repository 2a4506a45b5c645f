#pragma once

#include "engine/audio/mel_config.h"
#include "engine/data/feature_statistics.h"
#include "engine/data/training_clip.h"

namespace formant {

/// Mean and standard deviation over every log-mel value of the clips.
FeatureStatistics compute_statistics(const TrainingClips& clips, const MelConfig& mel);

} // namespace formant
