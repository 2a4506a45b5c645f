#pragma once

#include "engine/train/train_config.h"

#include <c10/core/DeviceType.h>

namespace formant {

/// Has LibTorch compute products in TF32, and time cuDNN's algorithms, as train.tf32 and
/// train.cudnn_benchmark say ("auto": as LibTorch does by itself). It holds for the whole process.
/// On the CPU there is neither.
void apply_kernel_choices(const TrainConfig& config, c10::DeviceType device);

} // namespace formant
