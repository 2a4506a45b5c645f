#pragma once

#include "engine/base/result.h"

#include <c10/core/Device.h>

namespace formant {

/// Runs a little of what a training runs (convolution and its gradients) on the device and
/// compares with the CPU. ErrorKind::device where it fails or differs: a card that LibTorch has no
/// kernels for says so here, not in the first step.
Result<void> check_kernels(c10::Device device);

} // namespace formant
