#pragma once

#include "engine/audio/loudness.h"
#include "engine/audio/trim.h"
#include "engine/base/paths.h"
#include "engine/data/data_config.h"

#include <cstdint>
#include <string>

namespace formant {

/// Configures how child processes read recordings.
struct DecodeSettings {
    Path program; ///< started with --decode-worker
    Path scratch; ///< existing folder for exchanging decoded samples
    std::int64_t sample_rate_hz = 16000;
    std::string channels = "mix"; ///< or "left", "right"
    TrimConfig trim;
    LoudnessConfig loudness;
    double timeout_s = 60;
    /// Address space limit of a child; LibTorch's libraries alone take several GiB.
    std::uint64_t memory_bytes = std::uint64_t{16} << 30;
    std::int64_t processes = 2;
};

/// Returns the number of child processes: data.preprocess_workers, or that of data loader workers.
std::int64_t decode_processes_of(const DataConfig& data);

/// Converts the settings of a run; program and scratch folder are left empty.
DecodeSettings decode_settings_of(const DataConfig& data, std::int64_t sample_rate_hz);

} // namespace formant
