#pragma once

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/train/events.h"
#include "engine/train/monitor/loss_judge.h"
#include "engine/train/monitor/validation_judge.h"
#include "engine/train/step/step_executor.h"
#include "engine/train/train_config.h"
#include "engine/train/training_progress.h"

namespace formant {

/// What becomes of a checkpoint: the rules keep or remove it, or somebody asked for it.
enum class Keep { by_rule, by_hand };

/// What a training can return to: its checkpoints on the disk, and the last good state in memory.
class SavePoints {
  public:
    /// All of it outlives the save points.
    struct Parts {
        const TrainConfig& config;
        const StateTree& header; ///< entries that every checkpoint carries: config, symbols, ...
        CheckpointStore& store;
        TrainObserver& observer;
        StepExecutor& executor;
        LossJudge& judge;
        ValidationJudge& validation_judge;
        TrainingProgress& progress;
    };
    explicit SavePoints(const Parts& parts);

    /// step_N.pt; nothing where that step is saved already. It is also the state to roll back to.
    /// One that is kept by hand (checkpoint/keep_mark.h) stays, whatever the rules say.
    Result<void> save_step(Keep keep = Keep::by_rule);
    Result<void> save_best();
    /// final_ema.pt: without what only a training needs.
    Result<void> save_final();
    /// Takes the state as it is now for the one to roll back to.
    void keep_state();
    /// Weights, moments and averages of the last good state.
    Result<void> roll_back();
    /// Everything as it was when the checkpoint was saved.
    Result<void> resume(const StateTree& checkpoint);

  private:
    StateTree state() const;
    Result<void> load_judges(const StateTree& monitor);
    Result<void> tell(const Result<Path>& file);
    Result<void> keep_saved();

    Parts in_;
    StateTree good_state_; ///< copies of the executor's tensors, or a whole checkpoint with them
    std::int64_t last_saved_ = 0; ///< step
};

} // namespace formant
