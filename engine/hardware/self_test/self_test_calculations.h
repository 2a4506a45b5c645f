#pragma once

#include "engine/hardware/gpu_info.h"
#include "engine/hardware/self_test/device_calculation.h"

namespace formant {

/// Returns the computations of training in the supported formats: matrix products, convolution
/// forward and backward, STFT and its inverse, AdamW updates.
std::vector<DeviceCalculation> self_test_calculations(const GpuAbilities& offered);

/// Returns one convolution forward and backward, in the precision that the device uses for float32.
std::vector<DeviceCalculation> quick_calculations();

} // namespace formant
