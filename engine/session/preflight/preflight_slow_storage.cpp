#include "engine/session/preflight/preflight_slow_storage.h"

#include "engine/hardware/host/slow_storage.h"

namespace formant {

void look_at_slow_storage(const std::vector<Path>& places, PreflightLines& lines,
                          const Path& root) {
    for (const Path& place : places)
        if (const auto slow = slow_storage(place, root))
            lines.warn("slow-storage", *slow);
}

} // namespace formant
