#pragma once

#include "engine/base/result.h"

#include <c10/core/Device.h>

namespace formant {

/// Runs a convolution and its gradients on the device and compares the results with the CPU.
/// Returns ErrorKind::device if this fails or the results differ, so that a card without kernels in
/// LibTorch is reported here, not in the first step.
Result<void> check_kernels(c10::Device device);

} // namespace formant
