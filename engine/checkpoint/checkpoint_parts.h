#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

namespace formant {

/// The checkpoint without what only a training needs: optimisers, scalers, schedule, monitor, plan.
StateTree voice_part(const StateTree& checkpoint);

/// ErrorKind::checkpoint where the file holds a voice only, and no training can go on from it.
Result<void> check_training_part(const Path& file, const StateTree& checkpoint);

/// `state_dict` with the averaged parameters (`ema`) in their place; buffers have no average.
/// ErrorKind::checkpoint where one of the two entries is missing.
Result<StateTree::Map> averaged_weights(const StateTree& checkpoint);

/// Entry that is true where `state_dict` holds averaged weights.
constexpr const char* averages_only = "averages_only";

/// The averaged weights (`ema`) in place of the raw ones, and no others; says so in an entry.
/// ErrorKind::checkpoint where there are none.
Result<StateTree> averages_as_weights(const StateTree& checkpoint);

/// `state_dict` and `ema` with float16 in place of wider floats. A finite number that float16
/// cannot hold is ErrorKind::checkpoint and names its tensor.
Result<StateTree> in_half_precision(const StateTree& checkpoint);

} // namespace formant
