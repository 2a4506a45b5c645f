#pragma once

#include <c10/core/Device.h>

#include <cstdint>
#include <optional>

namespace formant {

struct MemoryPeak {
    std::int64_t peak_bytes = 0;  ///< since the process started
    std::int64_t limit_bytes = 0; ///< available memory
};

/// Returns the peak memory use of the device by this and other processes. On the CPU,
/// `cpu_limit_bytes` is the limit of this process (absent: all memory of the machine). If its
/// address space is limited too, the tighter limit counts; that peak includes the address space of
/// a run's other threads.
MemoryPeak memory_peak(c10::Device device, std::optional<std::int64_t> cpu_limit_bytes);

/// Returns the peak memory of this process on the device: of the CPU what was resident, of a GPU
/// what its allocator has reserved; 0 if the system does not report it. Other processes, and what
/// the GPU's driver needs, are not included.
std::int64_t own_memory_peak_bytes(c10::Device device);

} // namespace formant
