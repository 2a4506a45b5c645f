#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <functional>
#include <string>

namespace formant {

/// A long recording to read in blocks.
struct LongRecording {
    std::string file;
    std::string channels = "mix"; ///< or "left", "right"
    std::string decode_program;   ///< started with --decode-worker; empty: this program
};

/// A block that a child process has decoded.
struct RecordingBlock {
    at::Tensor samples;     ///< float32 [N], mono
    std::int64_t first = 0; ///< place of its first sample in the recording
    std::int64_t sample_rate_hz = 0;
    std::int64_t recording_samples = 0; ///< by the header; of an MP3 an estimate
    bool is_deep = false;               ///< the recording has more than 16 bits
};

/// Decodes a recording of any format and length in a child process, and calls `process` with one
/// block after the other, in their order. A block has about 20 s at 48 kHz, so memory does not grow
/// with the recording. Ends with the first error of `process`. ErrorKind::data if the recording
/// cannot be read, ErrorKind::interrupted on cancellation.
Result<void> for_each_block(const LongRecording& recording, const CancellationToken& cancellation,
                            const std::function<Result<void>(const RecordingBlock&)>& process);

} // namespace formant
