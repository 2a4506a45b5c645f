#pragma once

#include "engine/hardware/gpu_config.h"
#include "engine/hardware/gpu_info.h"

#include <cstdint>

namespace formant {

struct SuggestedBatch {
    std::int64_t size = 1;
    Message reason;
};

/// Samples at once on `gpu` (null: the CPU): as measured, where it was; else as the table of known
/// cards says, or as its memory does; fewer where weights, gradients and AdamW's moments of so many
/// `parameters` (0: not known) take much of that. Never more than `effective_batch`.
SuggestedBatch suggest_batch(const GpuInfo* gpu, std::int64_t parameters,
                             std::int64_t effective_batch, const TunedBatch* tuned);

/// So many batches of `batch_size` make a step of at least `effective_batch` samples.
std::int64_t accumulation_towards(std::int64_t effective_batch, std::int64_t batch_size);

} // namespace formant
