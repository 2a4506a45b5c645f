#pragma once

#include <c10/core/Device.h>

namespace formant {

/// Result of copying pageable memory from the CPU to a device and back.
struct CopyTest {
    bool arrived = false;          ///< the device computes the same sum as the CPU
    bool came_back = false;        ///< bit-exact
    double to_device_gb_per_s = 0; ///< 1 GB is 10^9 bytes; the fastest of several
    double to_cpu_gb_per_s = 0;
};

/// Runs the copies, which takes about 0.1 s. Throws what LibTorch throws.
CopyTest test_copies(c10::Device device);

} // namespace formant
