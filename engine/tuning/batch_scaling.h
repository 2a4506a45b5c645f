#pragma once

#include "engine/tuning/diagnosis_facts.h"

namespace formant {

/// Model of the forward and backward time of a micro-batch of b samples: fixed_ms + ms_per_sample *
/// b. The fixed part is the launch overhead of operations.
struct BatchScaling {
    double fixed_ms = 0;
    double ms_per_sample = 0;

    double ms(std::int64_t batch_size) const {
        return fixed_ms + ms_per_sample * static_cast<double>(batch_size);
    }
    /// Returns the fixed share of the time, 0 to 1.
    double fixed_share(std::int64_t batch_size) const;
};

/// Fits the model to two measured sizes; neither part is negative.
BatchScaling batch_scaling(const ComputeTime& a, const ComputeTime& b);

/// Size and number of the micro-batches of a step.
struct BatchShape {
    std::int64_t batch_size = 1;
    std::int64_t accumulation = 1;
};

/// Returns two, four or eight times the size: the first with a small fixed share. The samples of a
/// step stay the same if possible, and never become fewer.
BatchShape larger_batch(const DiagnosisFacts& facts, const BatchScaling& scaling);

/// Returns the estimated relative gain in samples per second, by the measured times: 0.5 is 50 %.
double estimated_gain(const BatchShape& shape, const DiagnosisFacts& facts,
                      const BatchScaling& scaling);

} // namespace formant
