#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// Samples [N] on their way from a decode worker to the program that asked, as raw float32 at the
/// beginning of a file that serves again and again: what is left of longer ones stays behind them.
/// Not synced: after a crash nobody wants them. ErrorKind::disk.
Result<void> write_decoded_samples(const Path& file, const at::Tensor& samples);

/// float32 [count].
Result<at::Tensor> read_decoded_samples(const Path& file, std::int64_t count);

} // namespace formant
