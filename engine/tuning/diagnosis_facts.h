#pragma once

#include "engine/tuning/stage_times.h"

#include <optional>
#include <string>

namespace formant {

/// What forward and backward of one micro-batch take at a size.
struct ComputeTime {
    std::int64_t batch_size = 1;
    double ms = 0;
};

/// What slowed the device down while it was watched.
enum class Throttle { none, thermal, power };

/// Making recordings ready that are not in the feature cache.
struct PreparationFacts {
    std::int64_t recordings = 0;              ///< that were not there
    std::vector<double> decode_ms_of_workers; ///< mean of a recording, for each process
};

/// All that a verdict on a training's speed rests on.
struct DiagnosisFacts {
    StepTimes times;
    std::vector<WorkerTime> workers;
    std::optional<ComputeTime> other_size; ///< measured beside batch_size
    PreparationFacts preparation;
    std::optional<Utilisation> utilisation; ///< of the GPU; of the training thread on the CPU
    Throttle throttle = Throttle::none;
    std::int64_t batch_size = 1;
    std::int64_t accumulation = 1;
    std::int64_t steps_of_training = 1;
    std::int64_t cores = 1;
    std::int64_t decoders = 1;  ///< processes that decode, for which there is room
    bool preloaded = false;     ///< train.preload_data_to_ram
    bool checkpointing = false; ///< train.use_gradient_checkpointing

    /// Forward and backward of one micro-batch, as they usually are: two sizes are compared by it,
    /// and one moment in which the machine did something else would decide between their means.
    double compute_ms() const {
        return (times.median_ms(Stage::forward) + times.median_ms(Stage::backward)) /
               static_cast<double>(accumulation);
    }
    /// What a step takes besides forward and backward.
    double rest_ms() const {
        return times.step.mean_ms - times.mean_ms(Stage::forward) - times.mean_ms(Stage::backward);
    }
    double samples_per_s() const {
        return 1000 * static_cast<double>(batch_size * accumulation) / times.step.mean_ms;
    }
};

} // namespace formant
