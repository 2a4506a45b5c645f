#pragma once

#include "engine/train/step/optimization_state.h"
#include "engine/train/step/precision.h"
#include "engine/train/step/step_record.h"

#include <cstdint>
#include <vector>

namespace formant {

struct ValidationOptions {
    at::Device device;
    Precision precision = Precision::float32;
    std::uint64_t seed = 0;
    std::int64_t micro_batch = 1; ///< samples in memory at a time
};

/// Computes the losses of all phases without an update, with the noise of the seed, which is the
/// same in each validation. Terms that warm up count in full.
StepRecord validation_losses(OptimizationState& state, const std::vector<Batch>& batches,
                             const ValidationOptions& options);

} // namespace formant
