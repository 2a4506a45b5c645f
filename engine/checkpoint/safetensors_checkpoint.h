#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

namespace formant {

/// Returns true if the name ends in .safetensors.
bool is_safetensors_file(const Path& file);

/// Writes a checkpoint as safetensors, for exchange with other programs: the weights of
/// `state_dict` under their own names, those of `ema` with the prefix "ema.", and all other values
/// except tensors as JSON in the metadata entry "formant". Remove the training state first: other
/// tensors are skipped.
Result<void> write_safetensors_checkpoint(const Path& file, const StateTree& checkpoint);

/// Reads such a file, or one of another program, whose tensors become the `state_dict`. Damage is
/// ErrorKind::checkpoint.
Result<StateTree> read_safetensors_checkpoint(const Path& file);

} // namespace formant
