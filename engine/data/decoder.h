#pragma once

#include "engine/audio/loudness.h"
#include "engine/audio/trim.h"
#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

struct DecodeSettings {
    Path program; ///< started with --decode-worker
    Path scratch; ///< existing folder for the decoded samples on their way
    std::int64_t sample_rate_hz = 16000;
    std::string channels = "mix"; ///< or "left", "right"
    TrimConfig trim;
    LoudnessConfig loudness;
    double timeout_s = 60;
    /// Address space of a child; LibTorch's libraries alone take several GiB of it.
    std::uint64_t memory_bytes = std::uint64_t{16} << 30;
    std::int64_t processes = 2;
};

/// Samples float32 [N], or why this recording is left out.
using Decoded = tl::expected<at::Tensor, Message>;

/// Decodes each file in a child process. A child that dies or takes too long costs the file that it
/// was at, and is started again for the rest. In the order of `files`; after a cancellation the
/// rest is left out.
std::vector<Decoded> decode_files(const std::vector<Path>& files, const DecodeSettings& settings,
                                  const Cancellation& cancellation);

} // namespace formant
