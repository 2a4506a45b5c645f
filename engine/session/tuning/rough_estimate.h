#pragma once

#include "engine/hardware/gpu_info.h"
#include "engine/session/config/run_config.h"

#include <cstdint>

namespace formant {

/// Estimates the memory of a run for micro-batches of `config.train.batch_size` samples with
/// `frames` frames each. Weights, gradients, AdamW moments and EMA follow from the number of
/// parameters, activations from the widths of the model. Accurate to a factor of about two; nothing
/// is measured.
std::int64_t estimate_memory_bytes(const RunConfig& config, std::int64_t parameters,
                                   std::int64_t frames, bool on_gpu);

/// Estimates how many seconds of audio are trained per second, from the number of parameters and
/// the kind of device (`gpu` null: the CPU). Accurate to a factor of several; nothing is measured.
double estimate_speed(std::int64_t parameters, const GpuInfo* gpu, int cores);

} // namespace formant
