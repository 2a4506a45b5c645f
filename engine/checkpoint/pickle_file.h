#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

namespace formant {

/// Writes a StateTree as the zip of pickled data and raw tensors that Python's
/// `torch.load(weights_only=True)` reads: maps become dicts, lists become lists.
Result<void> write_pickle(const Path& file, const StateTree& state);

/// Reads such a file. Types beyond those a StateTree holds are refused; nothing is executed.
Result<StateTree> read_pickle(const Path& file);

} // namespace formant
