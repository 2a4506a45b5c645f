#pragma once

#include "engine/hardware/gpu_info.h"
#include "engine/session/config/run_config.h"

#include <cstdint>

namespace formant {

/// Bytes of a training's memory for a micro-batch of `config.train.batch_size` samples of so many
/// frames: weights, gradients, AdamW's moments and the average by their number, the rest by the
/// model's widths. Within a factor of two or so; nothing is measured.
std::int64_t estimate_memory_bytes(const RunConfig& config, std::int64_t parameters,
                                   std::int64_t frames, bool on_gpu);

/// Seconds of recordings that a second of training goes through, from the number of weights and the
/// kind of device (`gpu` null: the CPU). Within a factor of several; nothing is measured.
double estimate_speed(std::int64_t parameters, const GpuInfo* gpu, int cores);

} // namespace formant
