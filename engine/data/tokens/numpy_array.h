#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

/// Reads a `.npy` file (NumPy's format, version 1 to 3): an array of up to 4 dimensions in C order,
/// little-endian, of int32, int64, float16, float32 or float64. The tensor has that type. Nothing
/// in the file is executed: an array of Python objects is refused like every other type, and sizes
/// are checked against the file. ErrorKind::data if it cannot be read.
Result<at::Tensor> read_numpy_array(const Path& file);

/// Removes dimensions of size 1 in front of an array until it has `dimensions`.
at::Tensor without_leading_ones(at::Tensor array, std::int64_t dimensions);

} // namespace formant
