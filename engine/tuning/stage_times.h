#pragma once

#include "engine/base/stage_profiler.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace formant {

/// Time of a stage per step; repetitions within a step are summed.
struct StageTime {
    std::optional<Stage> stage; ///< absent: time outside of all stages
    double mean_ms = 0;
    double median_ms = 0;
    double p95_ms = 0; ///< 95th percentile
};

/// Times of the training thread. The means of the stages sum to the mean of the step.
struct StepTimes {
    StageTime step;
    std::vector<StageTime> stages; ///< in the order of Stage, the time outside of stages last
    std::vector<double>
        busy_shares; ///< of each step: share of forward, backward and optimizer, 0 to 1
    std::int64_t steps = 0;

    /// Returns 0 if the stage did not occur.
    double mean_ms(Stage stage) const;
    double median_ms(Stage stage) const;
};

StepTimes step_times(const std::vector<StageSpan>& spans);

/// Time of a stage that worker threads or processes run ahead of the steps.
struct WorkerTime {
    Stage stage = Stage::features;
    double ms_per_sample = 0; ///< of one worker; per recording for reading, decoding, resampling
    std::int64_t workers = 1; ///< in parallel
};

/// Returns the times of the worker stages that occurred, in the order of Stage.
std::vector<WorkerTime> worker_times(const std::vector<StageSpan>& spans, std::int64_t workers);

/// Statistics of utilization; each value is a share of 0 to 1.
struct Utilization {
    double mean = 0;
    double minimum = 0;
    double fifth_percentile = 0;
    double swing = 0; ///< from the 5th to the 95th percentile
};

Utilization utilization_of(const std::vector<double>& shares);

} // namespace formant
