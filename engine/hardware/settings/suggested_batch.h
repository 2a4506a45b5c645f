#pragma once

#include "engine/hardware/gpu_config.h"
#include "engine/hardware/gpu_info.h"

#include <cstdint>

namespace formant {

struct SuggestedBatch {
    std::int64_t size = 1;
    Message reason;
};

/// Suggests the batch size on `gpu` (null: the CPU): the measured one, else that of the table of
/// known cards, else one by memory; smaller if weights, gradients and AdamW's moments of that
/// number of `parameters` (0: unknown) take much of the memory. Never more than `effective_batch`.
SuggestedBatch suggest_batch(const GpuInfo* gpu, std::int64_t parameters,
                             std::int64_t effective_batch, const TunedBatch* tuned);

/// Returns the number of batches of `batch_size` for a step of at least `effective_batch` samples.
std::int64_t accumulation_towards(std::int64_t effective_batch, std::int64_t batch_size);

} // namespace formant
