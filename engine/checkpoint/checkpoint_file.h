#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>

namespace formant {

/// Value of the key `format` that every checkpoint has; a newer one is refused.
constexpr std::int64_t checkpoint_format = 1;

/// Native checkpoint: a StateTree as a zip with a pickled dict that Python's
/// `torch.load(weights_only=True)` reads, or as safetensors where the name ends so; SHA-256 beside
/// it in `<file>.sha256`. Written to a temporary file, synced, read back and checked, renamed (the
/// hash first), folder synced.
Result<void> save_checkpoint(const Path& file, const StateTree& state);

/// Where the SHA-256 of a checkpoint stands: beside it.
Path hash_beside(const Path& file);

enum class Verification { matches, unverified, damaged };
/// Compares with the SHA-256 beside the file; `unverified` where there is none.
Verification verify_checkpoint(const Path& file);

/// A quick look at the ends of a file, where one that was cut shows: what lies between them is not
/// read, and only verify_checkpoint or reading it tells that the file is whole. True also where the
/// look is not allowed.
bool looks_whole(const Path& file);

/// Reads a checkpoint of this program, also one that was exported as .safetensors; executes
/// nothing. A damaged file, a foreign one, and one of a newer format, is ErrorKind::checkpoint.
Result<StateTree> load_checkpoint(const Path& file);

/// The two halves of load_checkpoint: is the file whole, and does this program know its format?
/// The first reads any program's files: pickled ones of PyTorch and safetensors.
Result<StateTree> read_whole_checkpoint(const Path& file);
Result<void> check_format(const Path& file, const StateTree& state);

} // namespace formant
