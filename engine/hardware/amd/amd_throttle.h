#pragma once

#include <optional>
#include <string_view>

namespace formant {

/// Causes of throttling; absent if the driver does not report them.
struct AmdThrottle {
    std::optional<bool> thermal;
    std::optional<bool> power; ///< power or current limit
};

/// Parses the bytes of gpu_metrics in the card's folder (the kernel's kgd_pp_interface.h). Supports
/// only version 1.3, of cards since RDNA: other versions do not encode the causes uniformly for all
/// chips.
AmdThrottle amd_throttle(std::string_view gpu_metrics);

} // namespace formant
