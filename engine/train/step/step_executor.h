#pragma once

#include "engine/base/stage_recorder.h"
#include "engine/models/trainable_model.h"
#include "engine/train/step/forward_buffers.h"
#include "engine/train/step/fused_adamw.h"
#include "engine/train/step/gradient_scaler.h"
#include "engine/train/step/precision.h"
#include "engine/train/step/step_record.h"
#include "engine/train/step/weight_average.h"
#include "engine/train/train_config.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace formant {

/// Rates and limits of one step.
struct StepSettings {
    std::int64_t step = 0;
    double learning_rate = 0;
    GradNormLimits grad_norm_limits; ///< a phase without one has no limit
};

/// Runs optimiser steps eagerly: forward, backward over the micro-batches, gate, update, average.
class StepExecutor {
  public:
    /// trained: names of the parameters that steps change; the others get no gradient. stages:
    /// hears how long the parts of a step take.
    StepExecutor(TrainableModel& model, const TrainConfig& config, at::Device device,
                 const std::set<std::string>& trained, StageRecorder* stages = nullptr);

    /// Where it throws, the phase in which it did has changed nothing, and the same step again goes
    /// on with that phase: the phases before it are not updated twice.
    StepRecord run(const GlobalBatch& batch, const StepSettings& settings);
    /// Losses without an update, with fixed noise; for validation. At most `micro_batch` samples
    /// are in memory at a time.
    StepRecord evaluate(const std::vector<Batch>& batches, std::int64_t micro_batch);
    WeightAverage& average() { return average_; }

    /// Another choice of what steps change, between two of them. What is trained on keeps its
    /// moments, what is trained anew begins with none; the rest has no gradient, no moments and an
    /// average that stays. Where it throws, nothing has changed.
    Result<void> train_only(const std::set<std::string>& trained);

    /// state_dict, ema, optimisers, scalers.
    void save(StateTree& checkpoint) const;
    Result<void> load(const StateTree& checkpoint);

  private:
    /// A phase of which something is trained.
    struct Phase {
        std::size_t index; ///< of the model's phases
        PhaseSpec spec;
        std::unique_ptr<FusedAdamW> optimiser;
        std::optional<GradientScaler> scaler; ///< fp16 only
        at::Tensor weights;                   ///< of the terms [terms]
    };
    /// The phases that a step is through with.
    struct StepUnderWay {
        std::int64_t step = 0;
        std::vector<PhaseResult> results;
    };
    /// What a validation has of a phase: one over the count of each term, and their means [terms].
    struct Judged {
        at::Tensor factors, means;
    };
    using Forwards = std::vector<std::unique_ptr<ForwardState>>;

    std::vector<Phase> make_phases(const std::set<std::string>& trained) const;
    Phase make_phase(std::size_t index, const PhaseSpec& spec, NamedParameters parameters) const;
    Result<void> take_over(std::vector<Phase>& phases) const;
    void give_gradients_only_to(const std::set<std::string>& trained);
    void begin_or_go_on(std::int64_t step);
    StepRecord end_step();
    void take_phase(Phase& phase, const GlobalBatch& batch, const StepSettings& settings,
                    Forwards& forwards);
    at::Tensor accumulate(const Phase& phase, const GlobalBatch& batch,
                          const StepSettings& settings, Forwards& forwards,
                          ForwardBuffers& buffers);
    at::Tensor means_of(const Phase& phase, std::unique_ptr<ForwardState>& state,
                        const Batch& batch, Noise& noise, const at::Tensor& factors);
    void judge(const Batch& batch, Noise& noise, std::vector<Judged>& judged);
    StepRecord record_of(const std::vector<Judged>& judged) const;
    PhaseResult gate_and_update(Phase& phase, const at::Tensor& term_means,
                                const StepSettings& settings, ForwardBuffers& buffers);
    Result<void> load_phase(Phase& phase, const StateTree& optimisers, const StateTree& scalers);
    at::Tensor mean_factors(const Phase& phase, const std::vector<Batch>& batches) const;

    TrainableModel& model_;
    TrainConfig config_;
    at::Device device_;
    Precision precision_;
    std::vector<Phase> phases_;
    WeightAverage average_;
    StepUnderWay under_way_;
    StageRecorder* stages_;
};

} // namespace formant
