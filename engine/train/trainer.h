#pragma once

#include "engine/base/cancellation.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/data/batch_source.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"
#include "engine/train/loss_judge.h"
#include "engine/train/progress_clock.h"
#include "engine/train/step_executor.h"
#include "engine/train/train_config.h"

#include <functional>

namespace formant {

/// Everything that a training works on; all of it outlives the Trainer.
struct TrainerInputs {
    TrainableModel& model;
    BatchSource& data;
    const std::vector<Batch>& validation; ///< empty: none
    const TrainConfig& config;
    at::Device device;
    CheckpointStore& checkpoints;
    const StateTree& header; ///< entries that every checkpoint carries: config, symbols, ...
    TrainObserver& observer;
    CommandMailbox& commands;
    /// Speaks the samples of a step with the weights that the model has then; may be empty.
    std::function<Result<void>(std::int64_t step)> speak_samples;
};

/// One training, from its first step or a checkpoint to its end.
class Trainer {
  public:
    explicit Trainer(const TrainerInputs& inputs);

    /// Goes on exactly where the checkpoint was saved.
    Result<void> resume(const StateTree& checkpoint);
    /// Trains to max_steps. A stop saves and returns ErrorKind::interrupted.
    Result<void> run();

  private:
    Result<void> obey_commands();
    Result<void> pause(bool& stop);
    Result<GlobalBatch> next_batch();
    Result<StepRecord> take_step(GlobalBatch& batch);
    Result<void> halve_micro_batch(GlobalBatch& batch);
    Result<void> heed(const StepRecord& record);
    void report(const StepRecord& record, double learning_rate);
    Result<void> do_what_is_due();
    Result<void> validate();
    Result<void> speak();
    Result<void> save();
    Result<void> finish();
    Result<void> stop();

    bool is_due(std::int64_t interval) const { return step_ % interval == 0; }
    StateTree checkpoint_state() const;
    void say(RunPhase phase, Message what = {});
    void advise(const std::string& id, Message what);

    TrainerInputs in_;
    StepExecutor executor_;
    LossJudge judge_;
    ProgressClock clock_;
    StateTree good_state_; ///< weights and optimiser of the last good state, for a roll-back
    std::int64_t step_ = 0;
    std::int64_t epoch_ = 0;
    std::int64_t next_index_ = 0; ///< global batch within the epoch
    std::int64_t micro_batch_;
    std::int64_t last_saved_ = -1;
    double learning_rate_ = 0;
    double best_ = 0;
    bool has_best_ = false;
};

} // namespace formant
