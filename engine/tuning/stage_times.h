#pragma once

#include "engine/base/stage_recorder.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace formant {

/// What a stage takes of a step; one that comes several times in a step is summed up.
struct StageTime {
    std::optional<Stage> stage; ///< absent: what lies between the others
    double mean_ms = 0;
    double median_ms = 0;
    double p95_ms = 0; ///< 95th percentile
};

/// The training thread's time: the means of the stages add up to the mean of the step.
struct StepTimes {
    StageTime step;
    std::vector<StageTime> stages;   ///< in the order of Stage, what lies between them last
    std::vector<double> busy_shares; ///< of each step: 0 to 1 in forward, backward, optimiser
    std::int64_t steps = 0;

    /// 0 where the stage did not come.
    double mean_ms(Stage stage) const;
    double median_ms(Stage stage) const;
};

StepTimes step_times(const std::vector<StageSpan>& spans);

/// What is done by other threads or processes, ahead of the steps.
struct WorkerTime {
    Stage stage = Stage::features;
    double ms_per_sample = 0; ///< of one worker; of reading, decoding, resampling: per recording
    std::int64_t workers = 1; ///< that do it at the same time
};

/// Those of the stages that came, in the order of Stage.
std::vector<WorkerTime> worker_times(const std::vector<StageSpan>& spans, std::int64_t workers);

/// How busy something was, each as a share of 0 to 1.
struct Utilisation {
    double mean = 0;
    double minimum = 0;
    double fifth_percentile = 0;
    double swing = 0; ///< from the 5th to the 95th percentile
};

Utilisation utilisation_of(const std::vector<double>& shares);

} // namespace formant
