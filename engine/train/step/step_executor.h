#pragma once

#include "engine/base/stage_profiler.h"
#include "engine/models/trainable_model.h"
#include "engine/train/step/buffer_snapshot.h"
#include "engine/train/step/exponential_moving_average.h"
#include "engine/train/step/fused_adamw.h"
#include "engine/train/step/gradient_scaler.h"
#include "engine/train/step/precision.h"
#include "engine/train/step/step_record.h"
#include "engine/train/train_config.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace formant {

/// Learning rate and limits of one step.
struct StepSettings {
    std::int64_t step = 0;
    double learning_rate = 0;
    std::map<std::string, SpikeLimits> limits{}; ///< by phase; one without an entry has none
};

/// Runs optimizer steps eagerly: forward and backward over the micro-batches, clipping and checks,
/// update, EMA.
class StepExecutor {
  public:
    /// `trained` names the trainable parameters; the others are frozen. `stages` records the times
    /// of the stages of a step, unless it is null.
    StepExecutor(TrainableModel& model, const TrainConfig& config, at::Device device,
                 const std::set<std::string>& trained, StageProfiler* stages = nullptr);

    /// Runs a step. If it throws, the phase that failed has changed nothing; a call with the same
    /// step resumes with that phase, so that earlier phases are not updated twice.
    StepRecord run(const GlobalBatch& batch, const StepSettings& settings);
    /// Computes the validation losses, with fixed noise and without an update. At most
    /// `micro_batch` samples are in memory at a time.
    StepRecord evaluate(const std::vector<Batch>& batches, std::int64_t micro_batch);
    ExponentialMovingAverage& ema() { return ema_; }

    /// Changes the trainable parameters between two steps. Parameters that stay trainable keep
    /// their moments, newly trainable ones start without; frozen ones have no gradient, no moments,
    /// and an EMA that does not change. If it throws, nothing has changed.
    Result<void> set_trainable(const std::set<std::string>& trained);

    /// Adds model, EMA, optimizer and scaler states to the checkpoint.
    void save(StateTree& checkpoint) const;
    Result<void> load(const StateTree& checkpoint);

  private:
    /// A phase with at least one trainable parameter.
    struct Phase {
        std::size_t index; ///< of the model's phases
        PhaseSpec spec;
        std::unique_ptr<FusedAdamW> optimizer;
        std::optional<GradientScaler> scaler; ///< fp16 only
        at::Tensor weights;                   ///< of the terms [terms]
    };
    /// Results of the completed phases of a step.
    struct PartialStep {
        std::int64_t step = 0;
        std::vector<PhaseResult> results;
    };
    /// Validation losses of a phase: one over the count of each term, and the means so far [terms].
    struct ValidationSums {
        at::Tensor normalizers, means;
    };
    /// Forward passes of the micro-batches, which several phases may share, and their noise, which
    /// must live until their last backward pass.
    struct Forwards {
        CounterNoise noise;
        std::vector<std::unique_ptr<ForwardState>> states;
    };

    std::vector<Phase> make_phases(const std::set<std::string>& trained) const;
    Phase make_phase(std::size_t index, const PhaseSpec& spec, NamedParameters parameters) const;
    Result<void> transfer_optimizer_state(std::vector<Phase>& phases) const;
    void set_trainable_parameters(const std::set<std::string>& trained);
    void begin_or_resume_step(std::int64_t step);
    StepRecord end_step();
    void run_phase(Phase& phase, const GlobalBatch& batch, const StepSettings& settings,
                   Forwards& forwards);
    at::Tensor accumulate(const Phase& phase, const GlobalBatch& batch, Forwards& forwards,
                          BufferSnapshot& buffers);
    at::Tensor compute_term_means(const Phase& phase, std::unique_ptr<ForwardState>& state,
                                  const Batch& batch, Noise& noise, const at::Tensor& normalizers);
    void add_validation_losses(const Batch& batch, Noise& noise, std::vector<ValidationSums>& sums);
    StepRecord validation_record(const std::vector<ValidationSums>& sums) const;
    PhaseResult check_and_update(Phase& phase, const at::Tensor& term_means,
                                 const StepSettings& settings, BufferSnapshot& buffers);
    Result<void> load_phase(Phase& phase, const StateTree& optimizers, const StateTree& scalers);
    at::Tensor loss_normalizers(const Phase& phase, const std::vector<Batch>& batches) const;

    TrainableModel& model_;
    TrainConfig config_; ///< of the start; live changes arrive through the public setters alone
    at::Device device_;
    Precision precision_;
    std::vector<Phase> phases_;
    ExponentialMovingAverage ema_;
    PartialStep partial_step_;
    StageProfiler* stages_;
};

} // namespace formant
