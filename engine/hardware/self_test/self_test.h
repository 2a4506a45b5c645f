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

/// What a self-test looks at; of tests, others may stand here.
struct SelfTestParts {
    std::vector<DeviceCalculation> calculations;
    std::function<CopyTest(c10::Device)> copies;
};

/// All that a training uses, in the precisions that the device offers.
SelfTestParts self_test_parts(const GpuAbilities& offered);

/// Runs real kernels on the device, compares each with the CPU, and hands on a line for each as
/// soon as it is known. True where every line passed or was not offered; false after a
/// cancellation. A device that LibTorch has no kernels for says what is missing in each line.
bool run_self_test(c10::Device device, const SelfTestParts& parts, const OnSelfTestLine& on_line,
                   const Cancellation& cancellation);

} // namespace formant
