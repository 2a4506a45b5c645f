#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// Reads a `.npy` file (NumPy's format, version 1 to 3): an array of up to 4 dimensions in C order,
/// little-endian, of int32, int64, float16, float32 or float64. The tensor has that type. Nothing
/// in the file is executed: an array of Python objects is refused like every other type, and sizes
/// are checked against the file. ErrorKind::data if it cannot be read.
Result<at::Tensor> read_numpy_array(const Path& file);

} // namespace formant
