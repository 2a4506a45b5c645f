#pragma once

#include <optional>
#include <string_view>

namespace formant {

/// Why a card runs slower than it could; absent where its driver does not tell.
struct AmdThrottle {
    std::optional<bool> thermal;
    std::optional<bool> power; ///< limit of power or current
};

/// From the bytes of gpu_metrics in the card's folder (the kernel's kgd_pp_interface.h). Only
/// version 1.3 is read, of cards since RDNA: others do not tell the reasons apart in one way for
/// all chips.
AmdThrottle amd_throttle(std::string_view gpu_metrics);

} // namespace formant
