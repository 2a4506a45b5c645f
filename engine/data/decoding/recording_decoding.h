#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>

namespace formant {

/// Decodes a recording of any format in a child process to mono samples [N] at the given rate,
/// without trimming silence. `decode_program` is started with --decode-worker; empty: this program.
/// ErrorKind::data if it cannot be read, or all of it is silent.
Result<at::Tensor> decode_recording(const std::string& file, std::int64_t sample_rate_hz,
                                    const std::string& decode_program,
                                    const CancellationToken& cancellation);

} // namespace formant
