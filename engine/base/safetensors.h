#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <map>
#include <string>

namespace formant {

using NamedTensors = std::map<std::string, at::Tensor>;
using SafetensorsMetadata = std::map<std::string, std::string>;

/// What a safetensors file holds.
struct Safetensors {
    NamedTensors tensors;
    SafetensorsMetadata metadata; ///< `__metadata__` of the header
};

/// Writes tensors (on the CPU) in the safetensors format: an 8-byte length, a JSON header with
/// type, shape and place of each tensor and the metadata, the bytes. Atomically. A type that the
/// format has no name for is ErrorKind::data.
Result<void> write_safetensors(const Path& file, const NamedTensors& tensors,
                               const SafetensorsMetadata& metadata = {});

/// Maps a safetensors file into memory; the tensors share the mapping and are only to be read.
/// Every length and place is checked: a damaged file is ErrorKind::data.
Result<Safetensors> open_safetensors(const Path& file);

/// Its tensors alone.
Result<NamedTensors> map_safetensors(const Path& file);

} // namespace formant
