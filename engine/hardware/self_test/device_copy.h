#pragma once

#include <c10/core/Device.h>

namespace formant {

/// Copies of ordinary (pageable) memory from the CPU to a device and back.
struct CopyTest {
    bool arrived = false;          ///< the sum that the device makes of it is that of the CPU
    bool came_back = false;        ///< equal to the bit
    double to_device_gb_per_s = 0; ///< 1 GB is 10^9 bytes; the fastest of several
    double to_cpu_gb_per_s = 0;
};

/// Takes about 0.1 s. Throws what LibTorch throws.
CopyTest test_copies(c10::Device device);

} // namespace formant
