#pragma once

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/data/batches/batch_source.h"
#include "engine/train/commands.h"
#include "engine/train/disk_room.h"
#include "engine/train/events.h"
#include "engine/train/layer_selection.h"
#include "engine/train/live_settings.h"
#include "engine/train/monitor/loss_judge.h"
#include "engine/train/monitor/validation_judge.h"
#include "engine/train/progress_clock.h"
#include "engine/train/save_points.h"
#include "engine/train/step/step_executor.h"
#include "engine/train/step/step_retry.h"
#include "engine/train/train_config.h"
#include "engine/train/training_progress.h"

#include <functional>

namespace formant {

/// Everything that a training works on; all of it outlives the Trainer.
struct TrainerInputs {
    TrainableModel& model;
    BatchSource& data;
    const std::vector<Batch>& validation; ///< empty: none
    const TrainConfig& config;            ///< that it begins with
    const LayerSelection& layers;         ///< what is trained then
    at::Device device;
    CheckpointStore& checkpoints;
    const StateTree& header; ///< entries that every checkpoint carries: config, symbols, ...
    TrainObserver& observer;
    CommandMailbox& commands;
    /// Speaks the samples of a step with the weights that the model has then; may be empty.
    std::function<Result<void>(std::int64_t step, SampleWeights weights)> speak_samples;
    /// To be made again at their steps, in this order.
    std::vector<ScheduledChange> earlier_changes;
};

/// One training, from its first step or a checkpoint to its end.
class Trainer {
  public:
    explicit Trainer(const TrainerInputs& inputs);

    /// Goes on exactly where the checkpoint was saved.
    Result<void> resume(const StateTree& checkpoint);
    /// Trains to max_steps. A stop saves and returns ErrorKind::interrupted; a failure of the data
    /// or of a step saves what was reached, then returns it.
    Result<void> run();

  private:
    Result<void> train();
    Result<void> obey_commands();
    void replay_changes();
    Result<void> obey(const PostedCommand& posted);
    Result<StepRecord> take_step(GlobalBatch& batch);
    void go_behind(const GlobalBatch& batch);
    void report(const StepRecord& record, std::int64_t epoch);
    Result<void> heed(const StepRecord& record);
    Result<void> heed(ValidationVerdict verdict);
    Result<void> do_what_is_due();
    Result<void> validate();
    Result<void> speak();
    Result<void> speak_with_both_weights();
    Result<void> save(FullDisk when_full = FullDisk::waits, Keep keep = Keep::by_rule);
    Result<void> save_and_fail(const Error& error);
    Result<void> save_if_possible();
    Result<void> stop();
    Result<void> finish();
    Result<Message> words_at_end() const;
    Message words_when_stopped() const;

    bool ends_early() const;
    bool at_end() const { return progress_.step >= in_.config.max_steps || ends_early(); }
    bool is_due(std::int64_t interval) const { return progress_.step % interval == 0 || at_end(); }
    std::int64_t next_save() const;
    MemoryUse configured_memory() const;
    double learning_rate(std::int64_t step, std::int64_t epoch) const;
    void say(RunPhase phase, Message what = {});

    TrainerInputs in_;
    TrainConfig config_; ///< as it is now
    StepExecutor executor_;
    LossJudge judge_;
    ValidationJudge validation_judge_;
    ProgressClock clock_;
    TrainingProgress progress_;
    StepRetry step_retry_;
    SavePoints save_points_;
    DiskRoom disk_room_;
    LiveSettings live_settings_;
    bool paused_ = false;
};

} // namespace formant
