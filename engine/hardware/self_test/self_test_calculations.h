#pragma once

#include "engine/hardware/gpu_info.h"
#include "engine/hardware/self_test/device_calculation.h"

namespace formant {

/// What a training computes, in the precisions that are offered: matrix products, convolution
/// forward and backward, spectra and back (STFT), updates of the optimiser.
std::vector<DeviceCalculation> self_test_calculations(const GpuAbilities& offered);

/// One convolution forward and backward in whatever precision the device takes for float32.
std::vector<DeviceCalculation> quick_calculations();

} // namespace formant
