#include "engine/session/speech/speech_workers.h"

#include <algorithm>

namespace formant {

std::int64_t suggested_speech_workers(std::optional<std::int64_t> usable_bytes,
                                      std::int64_t bytes_per_worker, std::int64_t cores) {
    constexpr std::int64_t most = 16;
    const std::int64_t held = usable_bytes ? *usable_bytes / 2 / bytes_per_worker : most;
    return std::clamp<std::int64_t>(std::min(cores, held), 1, most);
}

} // namespace formant
