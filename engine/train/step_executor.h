#pragma once

#include "engine/models/trainable_model.h"
#include "engine/train/events.h"
#include "engine/train/fused_adamw.h"
#include "engine/train/train_config.h"
#include "engine/train/weight_average.h"

#include <memory>
#include <vector>

namespace formant {

/// What came of a step, on the host.
struct StepRecord {
    LossValues losses; ///< means, unweighted
    double total = 0;  ///< weighted sum
    double grad_norm = 0;
    bool applied = true;
};

/// Rates and limits of one step.
struct StepSettings {
    std::int64_t step = 0;
    double learning_rate = 0;
    double grad_norm_limit = 0;
};

/// Runs optimiser steps eagerly: forward, backward over the micro-batches, gate, update, average.
class StepExecutor {
  public:
    StepExecutor(TrainableModel& model, const TrainConfig& config, at::Device device);

    StepRecord run(const GlobalBatch& batch, const StepSettings& settings);
    /// Losses without an update, with fixed noise; for validation.
    StepRecord evaluate(const std::vector<Batch>& batches);
    WeightAverage& average() { return average_; }

    /// state_dict, ema, optimisers.
    void save(StateTree& checkpoint) const;
    Result<void> load(const StateTree& checkpoint);

  private:
    struct Phase {
        PhaseSpec spec;
        std::unique_ptr<FusedAdamW> optimiser;
    };
    using Forwards = std::vector<std::unique_ptr<ForwardState>>;

    void accumulate(std::size_t phase, const GlobalBatch& batch, const StepSettings& settings,
                    Forwards& forwards, at::Tensor& term_means);
    at::Tensor gate_and_update(Phase& phase, const at::Tensor& term_means,
                               const StepSettings& settings);
    at::Tensor mean_factors(std::size_t phase, const std::vector<Batch>& batches) const;
    at::Tensor weights_of(std::size_t phase) const;
    void read_record(std::size_t phase, const at::Tensor& values, StepRecord& record) const;

    TrainableModel& model_;
    TrainConfig config_;
    at::Device device_;
    std::vector<Phase> phases_;
    WeightAverage average_;
};

} // namespace formant
