#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/stage_recorder.h"
#include "engine/data/decoding/decode_settings.h"

#include <vector>

namespace formant {

/// What it takes to make one recording ready, in ms.
struct DecodeTime {
    std::size_t worker = 0; ///< which of the child processes it was, from 0
    double read_ms = 0;
    double decode_ms = 0; ///< trimming, loudness and handing the samples over among it
    double resample_ms = 0;
};

/// Decodes each file in a child process, as a training does with what is not in the cache, and
/// throws the samples away. The first file of each child does not count: it waits for the child to
/// start. Files that cannot be read, and after a cancellation the rest, are left out. `stages`
/// (may be null) hears of each.
std::vector<DecodeTime> time_decoding(const std::vector<Path>& files,
                                      const DecodeSettings& settings,
                                      const Cancellation& cancellation, StageRecorder* stages);

} // namespace formant
