#pragma once

#include "engine/audio/loudness.h"
#include "engine/audio/trim.h"
#include "engine/base/paths.h"
#include "engine/data/data_config.h"

#include <cstdint>
#include <string>

namespace formant {

/// How child processes read recordings.
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

/// How many of them: data.preprocess_workers, or as many as threads that make batches.
std::int64_t decode_processes_of(const DataConfig& data);

/// As the settings of a training say; without program and scratch folder.
DecodeSettings decode_settings_of(const DataConfig& data, std::int64_t sample_rate_hz);

} // namespace formant
