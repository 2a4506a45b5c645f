#pragma once

#include "engine/train/train_config.h"

#include <c10/core/DeviceType.h>

namespace formant {

/// Sets LibTorch's process-wide flags for TF32 matrix products and cuDNN benchmarking by train.tf32
/// and train.cudnn_benchmark; "auto" keeps LibTorch's defaults. Does nothing for the CPU.
void apply_backend_flags(const TrainConfig& config, c10::DeviceType device);

} // namespace formant
