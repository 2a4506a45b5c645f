#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

namespace formant {

/// Returns the checkpoint without the training state: optimizers, scalers, schedule, monitor, plan.
StateTree inference_state(const StateTree& checkpoint);

/// Returns ErrorKind::checkpoint if the file holds a voice only, without training state.
Result<void> check_resumable(const Path& file, const StateTree& checkpoint);

/// Returns `state_dict` with its parameters replaced by those of `ema`; buffers have no EMA.
/// ErrorKind::checkpoint if one of the two entries is missing.
Result<StateTree::Map> ema_weights(const StateTree& checkpoint);

/// Name of the entry that is true if `state_dict` holds EMA weights.
constexpr const char* ema_only_entry = "averages_only";

/// Replaces the raw weights by the EMA weights, removes `ema` and sets ema_only_entry.
/// ErrorKind::checkpoint if there are no EMA weights.
Result<StateTree> ema_as_weights(const StateTree& checkpoint);

/// Converts the floating-point tensors of `state_dict` and `ema` to float16. ErrorKind::checkpoint,
/// with the name of the tensor, if a finite value is outside the range of float16.
Result<StateTree> in_half_precision(const StateTree& checkpoint);

} // namespace formant
