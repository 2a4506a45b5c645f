#pragma once

#include "engine/base/message.h"

#include <string>

namespace formant {

/// A hardware problem that the user should know about before it stops or slows the run.
struct HardwareAlert {
    std::string id; ///< stable name: "gpu-memory-trend", "ram-exhausted", ...
    Message what;
};

} // namespace formant
