#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A recording as its folder lists it.
struct ListedFile {
    std::string extension; ///< with the dot
    std::uint64_t bytes = 0;
};

/// At most about so much of the feature cache (float32 samples) the recordings take.
std::uint64_t forecast_cache_bytes(const std::vector<ListedFile>& recordings);

/// At most about so much the checkpoints of a run take at once: weights, averages and AdamW's two
/// moments in float32, for the newest `kept` steps, the best one and the one being written.
std::uint64_t forecast_checkpoint_bytes(std::int64_t parameters, std::int64_t kept);

} // namespace formant
