#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <map>
#include <string>

namespace formant {

using NamedTensors = std::map<std::string, at::Tensor>;

/// Writes tensors (float32, int64; on the CPU) in the safetensors format: an 8-byte length, a JSON
/// header with type, shape and place of each tensor, the bytes. Atomically.
Result<void> write_safetensors(const Path& file, const NamedTensors& tensors);

/// Maps a safetensors file into memory; the tensors share the mapping and are only to be read.
/// Every length and place is checked: a damaged file is ErrorKind::data.
Result<NamedTensors> map_safetensors(const Path& file);

} // namespace formant
