#pragma once

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/data/batches/batch_source.h"
#include "engine/distributed/process_group.h"
#include "engine/train/checkpoint_manager.h"
#include "engine/train/checkpoint_writer.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"
#include "engine/train/layer_selection.h"
#include "engine/train/live_settings.h"
#include "engine/train/progress_clock.h"
#include "engine/train/step/oom_retry.h"
#include "engine/train/step/step_executor.h"
#include "engine/train/step_boundary.h"
#include "engine/train/training_state.h"

#include <chrono>
#include <functional>

namespace formant {

/// Objects and settings that a Trainer works with. The references must outlive it.
struct TrainerInputs {
    TrainableModel& model;
    BatchSource& data;
    const std::vector<Batch>& validation; ///< empty: no validation
    const TrainConfig& initial_config;
    const LayerSelection& initial_layers; ///< trainable layers by initial_config
    at::Device device;
    CheckpointStore& checkpoints;
    const StateTree& header; ///< entries that every checkpoint contains: config, symbols, ...
    TrainObserver& observer;
    StepBoundary& boundary;
    CommandMailbox& commands; ///< a stop ends the wait for free disk space
    /// Synthesizes the samples of a step with the current weights of the model; may be empty.
    std::function<Result<void>(std::int64_t step, SampleWeights weights)> synthesize_samples;
    /// Changes to reapply at their recorded steps, sorted by step.
    std::vector<RecordedSettingsChange> pending_setting_changes;
    /// Less memory than the configuration uses, if that would come near the limit.
    std::optional<MemoryUse> reduced_memory{};
    /// The ranks that train the model together; null: there is one.
    ProcessGroup* group = nullptr;
};

/// Trains a model, from the first step or a checkpoint to max_steps. With several ranks, each has a
/// trainer with the same settings, and all decide alike; that of rank 0 writes checkpoints and
/// samples.
class Trainer {
  public:
    explicit Trainer(const TrainerInputs& inputs);

    /// Restores the training state of a checkpoint, so that run() continues bit-exactly.
    Result<void> resume(const StateTree& checkpoint);
    /// Trains to max_steps. Saves a checkpoint and returns ErrorKind::interrupted after a stop. If
    /// the data or a step fails, saves a checkpoint, then returns the error.
    Result<void> run();

  private:
    Result<void> train();
    bool may_hold_partial_sums() const;
    Result<void> check_folder();
    Result<void> pass_boundary();
    void reapply_setting_changes();
    Result<void> execute(const PostedCommand& posted);
    Result<StepRecord> run_step(GlobalBatch& batch);
    void advance_progress(const GlobalBatch& batch);
    void report_step(const StepRecord& record, std::int64_t epoch);
    Result<void> apply_loss_verdict(const StepRecord& record);
    Result<void> apply_validation_verdict(ValidationVerdict verdict);
    Result<void> run_scheduled_actions();
    Result<void> validate();
    Result<void> synthesize_samples();
    Result<void> write_samples();
    Result<void> synthesize_with_raw_and_ema_weights();
    /// Saves on rank 0 and continues on all ranks, or returns the same error on all of them.
    Result<void> save(Retention retention = Retention::by_policy);
    /// Runs `action` on rank 0; all ranks return its result. A state that it saves becomes the last
    /// good one of all ranks.
    Result<void> run_on_rank_0(RankActivity activity, const std::function<Result<void>()>& action);
    Result<void> save_then_fail(const Error& error);
    Result<void> save_then_end_all(const Error& error);
    Result<void> fail_after(const Result<void>& saved, const Error& error);
    Result<void> try_save();
    Result<void> save_before_end();
    Result<void> stop();
    Result<void> finish();

    bool is_finished() const {
        return state_.progress.step >= inputs_.initial_config.max_steps ||
               state_.is_stopped_early();
    }
    bool is_due(std::int64_t interval) const {
        return state_.progress.step % interval == 0 || is_finished();
    }
    std::int64_t next_save() const;
    MemoryUse configured_memory() const;
    MemoryUse initial_memory() const;
    void report_phase(RunPhase phase, Message what = {});
    void set_activity(RankActivity activity);

    TrainerInputs inputs_;
    TrainingState state_;
    StepExecutor executor_;
    ProgressClock clock_;
    OomRetry oom_retry_;
    CheckpointManager checkpoint_manager_;
    CheckpointWriter checkpoint_writer_;
    std::chrono::steady_clock::time_point next_folder_check_{};
    LiveSettings live_settings_;
    bool is_paused_ = false;
};

} // namespace formant
