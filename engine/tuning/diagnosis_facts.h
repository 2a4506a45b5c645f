#pragma once

#include "engine/train/events.h"
#include "engine/tuning/stage_times.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Measured time of forward and backward of one micro-batch.
struct ComputeTime {
    std::int64_t batch_size = 1;
    double ms = 0;
};

/// Reason for reduced clocks of the device during the measurement.
enum class Throttle { none, thermal, power };

/// Measurements of preprocessing recordings that are not in the feature cache.
struct PreparationFacts {
    std::int64_t recordings = 0;              ///< not in the cache
    std::vector<double> decode_ms_of_workers; ///< mean per recording, of each process
};

/// Measurements and settings that a verdict on training speed is based on.
struct DiagnosisFacts {
    StepTimes times;
    std::vector<WorkerTime> workers;
    std::optional<ComputeTime> other_size; ///< measured in addition to batch_size
    PreparationFacts preparation;
    std::optional<Utilization> utilization; ///< of the GPU; of the training thread on the CPU
    Throttle throttle = Throttle::none;
    std::vector<RankReport> ranks; ///< of all ranks; empty: there is one
    std::int64_t batch_size = 1;
    std::int64_t accumulation = 1;
    std::int64_t steps_of_training = 1;
    std::int64_t cores = 1;
    std::int64_t decoders = 1;  ///< decode processes that cores and memory allow
    bool preloaded = false;     ///< train.preload_data_to_ram
    bool checkpointing = false; ///< train.use_gradient_checkpointing

    /// Returns the median time of forward and backward of one micro-batch. Two sizes are compared
    /// by it, and a single disturbance would distort their means.
    double compute_ms() const {
        return (times.median_ms(Stage::forward) + times.median_ms(Stage::backward)) /
               static_cast<double>(accumulation);
    }
    /// Returns the time of a step without forward and backward.
    double rest_ms() const {
        return times.step.mean_ms - times.mean_ms(Stage::forward) - times.mean_ms(Stage::backward);
    }
    double samples_per_s() const {
        const auto num_ranks = std::max<std::int64_t>(1, std::ssize(ranks));
        return 1000 * static_cast<double>(batch_size * accumulation * num_ranks) /
               times.step.mean_ms;
    }
};

} // namespace formant
