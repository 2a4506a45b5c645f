#pragma once

#include "engine/base/result.h"
#include "engine/base/safetensors.h"
#include "engine/base/state_tree.h"

namespace formant {

/// Finds the weights in a checkpoint of any program: the tensors of its entry `state_dict`,
/// `model_state_dict`, `model` or `weights`; those of upstream HiFi-GAN's entries `generator`,
/// `mpd` and `msd`, with these names as prefix; or all tensors if the checkpoint is a plain state
/// dict. Removes a wrapper's prefix that all names share ("module.", "_orig_mod.").
/// ErrorKind::checkpoint if there are no weights.
Result<NamedTensors> find_weights(const StateTree& checkpoint);

/// Returns the number of rows of the embedding [rows, width] of that name; 0 if there is none.
std::int64_t rows_of(const StateTree::Map& weights, const std::string& name);

} // namespace formant
