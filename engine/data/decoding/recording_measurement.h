#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/base/cancellation.h"
#include "engine/base/progress.h"
#include "engine/data/decoding/decode_settings.h"
#include "engine/data/decoding/recording_facts.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace formant {

/// Defines the JSON keys in the answers of a decode worker.
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RecordingFacts, sample_rate_hz, seconds,
                                                sound_seconds, peak, clipped_share, sound)

RecordingFacts measure(const AudioClip& clip, const TrimConfig& trim);

/// Measures each file in a child process. Returns results in the order of `files`; cancellation
/// skips the rest. `on_progress` may be empty.
std::vector<Measured> measure_files(const std::vector<Path>& files, const DecodeSettings& settings,
                                    const CancellationToken& cancellation,
                                    const ProgressCallback& on_progress = {});

} // namespace formant
