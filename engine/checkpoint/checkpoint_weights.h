#pragma once

#include "engine/base/result.h"
#include "engine/base/safetensors.h"
#include "engine/base/state_tree.h"

namespace formant {

/// The weights in a checkpoint of whatever origin: the tensors of its entry `state_dict`,
/// `model_state_dict`, `model` or `weights`; those of the public HiFi-GAN's `generator`, `mpd` and
/// `msd`, with these before their names; or its own where it is nothing but a state dict. A
/// wrapper's prefix that all names share ("module.", "_orig_mod.") is taken off. None at all is
/// ErrorKind::checkpoint.
Result<NamedTensors> find_weights(const StateTree& checkpoint);

/// Of the embedding [rows, width] of that name; 0 where there is none.
std::int64_t rows_of(const StateTree::Map& weights, const std::string& name);

} // namespace formant
