#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>

namespace formant {

/// A recording of any format, decoded in a child process: mono [N] at that rate, with the silence
/// at its ends. `decode_program` is started with --decode-worker; empty: this one. ErrorKind::data
/// where it cannot be read, or is silent throughout.
Result<at::Tensor> decode_recording(const std::string& file, std::int64_t sample_rate_hz,
                                    const std::string& decode_program,
                                    const Cancellation& cancellation);

} // namespace formant
