#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>
#include <optional>
#include <string>

namespace formant {

/// Value of the entry `format` of every checkpoint; newer formats are rejected. Format 2 has the
/// contents of format 1, but the steps after it draw the masks of dropout by sample (nn/dropout).
constexpr std::int64_t checkpoint_format = 2;

/// Saves a native checkpoint: a StateTree as a zip with a pickled dict that Python's
/// `torch.load(weights_only=True)` reads, or as safetensors if the file has that extension, with
/// its SHA-256 in `<file>.sha256`. Writes a temporary file, syncs it, reads it back to check it,
/// renames it and syncs the folder. If it is interrupted, the file is the old one or the new one as
/// a whole, and its hash is there: `<file>.sha256` has both hashes while a file is replaced.
Result<void> save_checkpoint(const Path& file, const StateTree& state);

/// Returns the path of the file with a checkpoint's SHA-256: `<file>.sha256`.
Path sha256_path(const Path& file);

/// Returns the SHA-256 that is stored next to a checkpoint, without comparing it with the file;
/// nothing if none is stored, or not one alone (while the file is replaced).
std::optional<std::string> stored_sha256(const Path& file);

/// Returns whether a SHA-256 is stored next to a checkpoint and can be read, without comparing it.
bool has_sha256(const Path& file);

enum class Verification { matches, unverified, damaged };
/// Compares a file with its SHA-256 file, of which each line is valid; `unverified` if there is
/// none that can be read.
Verification verify_checkpoint(const Path& file);

/// Quick check for truncation that reads only the beginning and the end of a file. Other damage is
/// detected only by verify_checkpoint() or by reading the file. Returns true also if reading is not
/// permitted.
bool looks_intact(const Path& file);

/// Loads a checkpoint of this program, including .safetensors exports. Never executes code from the
/// file. ErrorKind::checkpoint for damaged files, files of other programs, and newer formats.
Result<StateTree> load_checkpoint(const Path& file);

/// First half of load_checkpoint(): verifies and reads a file of any program, in PyTorch's format,
/// safetensors or ONNX, whose weights are its entry `state_dict`.
Result<StateTree> read_any_checkpoint(const Path& file);
/// Second half of load_checkpoint(): checks that the state is a checkpoint of a known format.
Result<void> check_format(const Path& file, const StateTree& state);

} // namespace formant
