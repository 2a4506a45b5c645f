#pragma once

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/train/events.h"
#include "engine/train/training_state.h"

namespace formant {

/// Lifetime of a checkpoint: the retention policy (train.keep_checkpoints) removes it, or, if it is
/// pinned, only the user does.
enum class Retention { by_policy, pinned };

/// Saves and restores the states that a run can return to: its checkpoints on disk, and the last
/// good state in memory.
class CheckpointManager {
  public:
    /// The references must outlive the object. `header` holds entries that every checkpoint
    /// contains: config, symbols, ...
    CheckpointManager(TrainingState& state, const StateTree& header, CheckpointStore& store,
                      TrainObserver& observer);

    /// Saves step_N.pt, unless that step is saved already. The saved state becomes the last good
    /// state. A pinned checkpoint (checkpoint/pin_marker.h) is never removed by a policy.
    Result<void> save_step(Retention retention = Retention::by_policy);
    Result<void> save_best();
    /// Saves final_ema.pt: the weights for inference, without training state.
    Result<void> save_final();
    /// Copies the current state as the last good state.
    void snapshot_state();
    /// Returns the step that was saved last, or that the run resumed from; 0: none.
    std::int64_t last_saved() const { return last_saved_; }
    /// Records that another rank has saved this state, which becomes the last good one.
    void record_save_of_rank_0();
    /// Restores weights, moments and EMA of the last good state.
    Result<void> rollback();
    /// Restores the complete training state of a checkpoint.
    Result<void> resume(const StateTree& checkpoint);

  private:
    StateTree checkpoint() const;
    Result<void> report_saved(const Result<Path>& file);
    void report_missing_moments(const StateTree& checkpoint);
    void report_removal(const Result<void>& removed);
    Result<void> pin_saved();

    TrainingState& state_;
    const StateTree& header_;
    CheckpointStore& store_;
    TrainObserver& observer_;
    StateTree good_state_;        ///< copies of the tensors, or a whole checkpoint with them
    std::int64_t last_saved_ = 0; ///< step
};

} // namespace formant
