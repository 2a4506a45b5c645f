#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// Writes samples [N] from a decode worker for the requesting process, as raw float32 at the start
/// of a file that is reused: the rest of a longer recording stays after them. The file is not
/// synced, because it is not needed after a crash. ErrorKind::disk.
Result<void> write_decoded_samples(const Path& file, const at::Tensor& samples);

/// Reads float32 samples [count].
Result<at::Tensor> read_decoded_samples(const Path& file, std::int64_t count);

} // namespace formant
