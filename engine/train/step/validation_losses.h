#pragma once

#include "engine/distributed/process_group.h"
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
    std::int64_t micro_batch = 1;  ///< samples in memory at a time
    ProcessGroup* group = nullptr; ///< of the ranks that share the work; null: there is one
};

/// Computes the losses of all phases without an update, with the noise of the seed, which is the
/// same in each validation. Terms that warm up count in full.
StepRecord validation_losses(OptimizationState& state, const std::vector<Batch>& batches,
                             const ValidationOptions& options);

/// Takes part in validation_losses() of the other ranks after it has run out of memory here. The
/// record has a out_of_memory_phase.
StepRecord abort_validation(OptimizationState& state, const ValidationOptions& options);

} // namespace formant
