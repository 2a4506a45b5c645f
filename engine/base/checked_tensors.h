#pragma once

#include "engine/base/safetensors.h"

namespace formant {

/// Writes a safetensors file of a cache, whose metadata has the SHA-256 of its tensors: nobody
/// would notice a damaged number otherwise. Errors as of write_safetensors().
Result<void> write_checked_tensors(const Path& file, const NamedTensors& tensors);

/// Maps such a file into memory and reads it once to check it. ErrorKind::data if it is damaged or
/// has no hash; ErrorKind::disk if it cannot be read.
Result<NamedTensors> map_checked_tensors(const Path& file);

/// Maps a file of a cache. Removes one that is damaged, which is logged, or of an earlier version
/// without a hash. Returns no tensors if it was removed, is missing or cannot be read.
NamedTensors map_cached_tensors(const Path& file);

} // namespace formant
