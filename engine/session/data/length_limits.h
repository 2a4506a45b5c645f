#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/data/data_config.h"
#include "engine/data/feature_needs.h"
#include "engine/data/training_clip.h"

#include <cstdint>
#include <optional>

namespace formant {

/// Returns why a recording is too long for the positions of a model (FeatureNeeds::limits); nothing
/// if it is not.
std::optional<Message> beyond_limits(const TokenLimits& limits, const Path& file,
                                     std::int64_t tokens, std::int64_t frames);

/// ErrorKind::usage if concatenations of these clips may be too long for the model.
Result<void> check_concatenated_lengths(const DataConfig& data, const FeatureNeeds& needs,
                                        const TrainingClips& clips);

} // namespace formant
