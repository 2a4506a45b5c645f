#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace formant {

using NamedTensors = std::map<std::string, at::Tensor>;
using SafetensorsMetadata = std::map<std::string, std::string>;

/// Stores the contents of a safetensors file.
struct Safetensors {
    NamedTensors tensors;
    SafetensorsMetadata metadata; ///< `__metadata__` of the header
};

/// Writes CPU tensors in the safetensors format, atomically: an 8-byte length, a JSON header with
/// the type, shape and offsets of each tensor and the metadata, then the bytes. ErrorKind::data if
/// the format does not support a tensor's type.
Result<void> write_safetensors(const Path& file, const NamedTensors& tensors,
                               const SafetensorsMetadata& metadata = {});

/// Maps a safetensors file into memory. The tensors share the mapping and must not be written to.
/// Every length and offset is checked, and that the tensors fill the file without gap or overlap:
/// ErrorKind::data if it is corrupt.
Result<Safetensors> open_safetensors(const Path& file);

/// Maps a safetensors file and returns the tensors only.
Result<NamedTensors> map_safetensors(const Path& file);

} // namespace formant
