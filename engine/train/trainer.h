#pragma once

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/data/batches/batch_source.h"
#include "engine/train/checkpoint_manager.h"
#include "engine/train/commands.h"
#include "engine/train/disk_space_waiter.h"
#include "engine/train/events.h"
#include "engine/train/failed_saves.h"
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
};

/// Trains a model, from the first step or a checkpoint to max_steps.
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
    Result<void> synthesize_with_raw_and_ema_weights();
    Result<void> save(DiskFullPolicy when_full = DiskFullPolicy::wait,
                      Retention retention = Retention::by_policy);
    Result<void> tolerate_failed_save(const Result<void>& saved);
    Result<void> save_then_fail(const Error& error);
    Result<void> try_save();
    Result<void> stop();
    Result<void> finish();
    Result<Message> completion_message() const;
    Message stop_message() const;

    bool is_stopped_early() const;
    bool is_finished() const {
        return state_.progress.step >= inputs_.initial_config.max_steps || is_stopped_early();
    }
    bool is_due(std::int64_t interval) const {
        return state_.progress.step % interval == 0 || is_finished();
    }
    std::int64_t next_save() const;
    MemoryUse configured_memory() const;
    MemoryUse initial_memory() const;
    void report_phase(RunPhase phase, Message what = {});

    TrainerInputs inputs_;
    TrainingState state_;
    StepExecutor executor_;
    ProgressClock clock_;
    OomRetry oom_retry_;
    CheckpointManager checkpoint_manager_;
    DiskSpaceWaiter disk_space_waiter_;
    FailedSaves failed_saves_;
    std::chrono::steady_clock::time_point next_folder_check_{};
    LiveSettings live_settings_;
    bool is_paused_ = false;
};

} // namespace formant
