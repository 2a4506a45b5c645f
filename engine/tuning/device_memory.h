#pragma once

#include <c10/core/Device.h>

#include <cstdint>
#include <optional>

namespace formant {

struct MemoryPeak {
    std::int64_t peak_bytes = 0;  ///< since the process began
    std::int64_t limit_bytes = 0; ///< of what there is
};

/// What this process, and others beside it, have taken of the device's memory at most. On the CPU
/// `cpu_limit_bytes` is what it may take (absent: all of the machine's), and where its address
/// space is limited too, the tighter of both counts; there the peak is that of a training, whose
/// threads take addresses of their own.
MemoryPeak memory_peak(c10::Device device, std::optional<std::int64_t> cpu_limit_bytes);

} // namespace formant
