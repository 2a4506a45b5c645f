#pragma once

#include "engine/tuning/diagnosis_facts.h"

namespace formant {

/// Time of forward and backward of a micro-batch of b samples: fixed_ms + ms_per_sample * b. The
/// fixed part is what starting operations costs, however small they are.
struct BatchScaling {
    double fixed_ms = 0;
    double ms_per_sample = 0;

    double ms(std::int64_t batch_size) const {
        return fixed_ms + ms_per_sample * static_cast<double>(batch_size);
    }
    /// 0 to 1.
    double fixed_share(std::int64_t batch_size) const;
};

/// The line through two measured sizes; neither part is below 0.
BatchScaling batch_scaling(const ComputeTime& a, const ComputeTime& b);

/// A micro-batch's size, and how many of them make a step.
struct BatchShape {
    std::int64_t batch_size = 1;
    std::int64_t accumulation = 1;
};

/// Twice, four or eight times the size, the first at which little is fixed; the step's samples stay
/// as many where they can, and never become fewer.
BatchShape larger_batch(const DiagnosisFacts& facts, const BatchScaling& scaling);

/// How much more samples a second that would make by the measured times: 0.5 is half as many again.
double gain_of(const BatchShape& shape, const DiagnosisFacts& facts, const BatchScaling& scaling);

} // namespace formant
