#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/stage_profiler.h"
#include "engine/data/decoding/decode_settings.h"

#include <vector>

namespace formant {

/// Stores the time to prepare one recording, in ms.
struct DecodeTime {
    std::size_t worker = 0; ///< index of the child process
    double read_ms = 0;
    double decode_ms = 0; ///< includes trimming, loudness and the transfer of the samples
    double resample_ms = 0;
};

/// Decodes each file in a child process, like a run does with recordings that are not in the cache,
/// and discards the samples. Each child is started before its first file is timed. Skips files that
/// cannot be read, and the rest after a cancellation. Records the stages in `stages` (may be null).
std::vector<DecodeTime> time_decoding(const std::vector<Path>& files,
                                      const DecodeSettings& settings,
                                      const CancellationToken& cancellation, StageProfiler* stages);

} // namespace formant
