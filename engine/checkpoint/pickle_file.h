#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Writes a StateTree as the zip of pickled data and raw tensors that Python's
/// `torch.load(weights_only=True)` reads: maps become dicts, lists become lists.
Result<void> write_pickle(const Path& file, const StateTree& state);

/// Reads a file written by write_pickle() or by torch.save (.pt, .pth), including PyTorch's format
/// before 1.6: dicts and OrderedDicts become maps, tuples become lists, None is skipped; tensors
/// are on the CPU and share memory as they did when saved. Never executes code from the file and
/// checks every length: other classes, malicious or not, and damage are ErrorKind::checkpoint.
Result<StateTree> read_pickle(const Path& file);

/// Reads a list of strings from the top level of such a file without reading its tensors, which is
/// fast. Returns an empty list if there is none, or the file cannot be read or is not a zip.
std::vector<std::string> read_pickle_string_list(const Path& file, const std::string& entry);

/// Read a single value like read_pickle_string_list().
std::optional<std::string> read_pickle_string(const Path& file, const std::string& entry);
std::optional<std::int64_t> read_pickle_integer(const Path& file, const std::string& entry);

} // namespace formant
