#pragma once

#include "engine/hardware/gpu_info.h"
#include "engine/session/config/run_config.h"

#include <cstdint>

namespace formant {

/// Estimates the memory of a run for micro-batches of samples with `frames` frames each
/// (TrainConfig::samples_in_batch()). Weights, gradients, AdamW moments and EMA follow from the
/// number of parameters, activations from the widths of the model. Accurate to a factor of about
/// two; nothing is measured.
std::int64_t estimate_memory_bytes(const RunConfig& config, std::int64_t parameters,
                                   std::int64_t frames, bool on_gpu);

/// Describes a step whose duration is estimated.
struct EstimatedStep {
    std::int64_t parameters = 0;
    std::int64_t micro_batches = 1; ///< accumulated
    double audio_s = 0;             ///< duration of all samples of the step
};

/// Estimates the duration of a step in seconds on a kind of device (`gpu` null: the CPU). Each
/// micro-batch starts all operations of the model, which takes a while however small the model is;
/// the computation itself grows with the audio and the parameters. Accurate to a factor of several;
/// nothing is measured.
double estimate_step_s(const EstimatedStep& step, const GpuInfo* gpu, int cores);

} // namespace formant
