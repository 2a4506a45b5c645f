#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

namespace formant {

/// Does the name end in .safetensors?
bool is_safetensors_file(const Path& file);

/// A checkpoint as safetensors, for other programs and back: the weights of `state_dict` under
/// their own names, those of `ema` with "ema." before them, everything else that is no tensor as
/// JSON in the metadata entry "formant". What only a training needs must be taken out before: other
/// tensors are left out.
Result<void> write_safetensors_checkpoint(const Path& file, const StateTree& checkpoint);

/// Such a file, or one of another program: its tensors then are the `state_dict`, and that is all.
/// Damage is ErrorKind::checkpoint.
Result<StateTree> read_safetensors_checkpoint(const Path& file);

} // namespace formant
