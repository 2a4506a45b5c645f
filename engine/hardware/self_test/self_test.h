#pragma once

#include "engine/base/cancellation.h"
#include "engine/hardware/gpu_info.h"
#include "engine/hardware/self_test/device_calculation.h"
#include "engine/hardware/self_test/device_copy.h"
#include "engine/hardware/self_test/self_test_line.h"

#include <functional>
#include <vector>

namespace formant {

using OnSelfTestLine = std::function<void(const SelfTestLine&)>;

/// The computations and copies of a self-test; tests can provide their own.
struct SelfTestParts {
    std::vector<DeviceCalculation> calculations;
    std::function<CopyTest(c10::Device)> copies;
};

/// Returns the computations of training in the formats that the device supports.
SelfTestParts self_test_parts(const GpuAbilities& offered);

/// Runs real kernels on the device, compares each with the CPU, and passes on a line for each as
/// soon as it is known. Returns true if every line passed or is not supported; false after a
/// cancellation. If LibTorch has no kernels for the device, each line says what is missing.
bool run_self_test(c10::Device device, const SelfTestParts& parts, const OnSelfTestLine& on_line,
                   const CancellationToken& cancellation);

} // namespace formant
