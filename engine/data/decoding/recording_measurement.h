#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/base/cancellation.h"
#include "engine/base/progress.h"
#include "engine/data/decoding/decode_settings.h"
#include "engine/data/decoding/recording_facts.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace formant {

/// Names in the answers of a decode worker.
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RecordingFacts, sample_rate_hz, seconds,
                                                sound_seconds, peak, clipped_share, sound)

RecordingFacts measure(const AudioClip& clip, const TrimConfig& trim);

/// Measures each file in a child process, in the order of `files`; after a cancellation the rest is
/// left out. `tell` may be empty.
std::vector<Measured> measure_files(const std::vector<Path>& files, const DecodeSettings& settings,
                                    const Cancellation& cancellation,
                                    const TellProgress& tell = {});

} // namespace formant
