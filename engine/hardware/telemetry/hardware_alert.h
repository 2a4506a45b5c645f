#pragma once

#include "engine/base/message.h"

#include <string>

namespace formant {

/// A trouble of the hardware that people should know of before it stops or slows a training.
struct HardwareAlert {
    std::string id; ///< stable name: "gpu-memory-trend", "ram-exhausted", ...
    Message what;
};

} // namespace formant
