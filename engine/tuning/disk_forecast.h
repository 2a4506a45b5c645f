#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Type and size of a recording file.
struct ListedFile {
    std::string extension; ///< with the dot
    std::uint64_t bytes = 0;
};

/// Returns an approximate upper bound of the feature cache (float32 samples) of the recordings.
std::uint64_t forecast_cache_bytes(const std::vector<ListedFile>& recordings);

/// Returns an approximate upper bound of the checkpoints of a run: weights, EMA and AdamW's two
/// moments in float32, for the newest `kept` steps, the best one and the one being written.
std::uint64_t forecast_checkpoint_bytes(std::int64_t parameters, std::int64_t kept);

} // namespace formant
