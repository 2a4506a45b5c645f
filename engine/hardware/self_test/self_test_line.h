#pragma once

#include "engine/base/message.h"

#include <optional>
#include <string>

namespace formant {

/// The result of one part of the self-test.
struct SelfTestLine {
    std::string id; ///< "matmul-bf16", "conv-backward", "copy-to-device", ...
    Message what;
    bool offered = true; ///< false: not supported by this device and not needed for training
    bool passed = false;
    double error = 0;     ///< largest difference from the CPU in float64, relative to its largest
    double tolerance = 0; ///< upper limit for a correct device; 0: nothing was compared
    std::optional<double> gb_per_s; ///< of copies; 1 GB is 10^9 bytes
    Message why_not;                ///< why it was not supported or not passed
};

} // namespace formant
