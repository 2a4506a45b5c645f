#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Writes a StateTree as the zip of pickled data and raw tensors that Python's
/// `torch.load(weights_only=True)` reads: maps become dicts, lists become lists.
Result<void> write_pickle(const Path& file, const StateTree& state);

/// Reads such a file, also one that Python wrote (.pt, .pth), as PyTorch before 1.6 did too: dicts
/// and OrderedDicts become maps, tuples become lists, None is left out; tensors come back on the
/// CPU, sharing memory where they did. Nothing is executed, every length is checked: other classes,
/// hostile or not, and damage are ErrorKind::checkpoint.
Result<StateTree> read_pickle(const Path& file);

/// A list of texts at the top of such a file, without a look at its tensors, and so in no time;
/// none where there is no such list, or the file cannot be read or is of another form.
std::vector<std::string> texts_in_pickle(const Path& file, const std::string& entry);

/// The same of a single text.
std::optional<std::string> text_in_pickle(const Path& file, const std::string& entry);

} // namespace formant
