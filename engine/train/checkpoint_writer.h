#pragma once

#include "engine/train/checkpoint_manager.h"
#include "engine/train/commands.h"
#include "engine/train/disk_space_waiter.h"
#include "engine/train/events.h"
#include "engine/train/failed_saves.h"
#include "engine/train/training_state.h"

namespace formant {

/// Writes the checkpoints of a run, on the rank that does so, whatever its disk does: waits for
/// free space, and lets a run that can train but not save continue for a while.
class CheckpointWriter {
  public:
    /// The references must outlive the object.
    struct Deps {
        TrainingState& state;
        CheckpointManager& manager;
        CheckpointStore& store;
        CommandMailbox& commands; ///< a stop ends the wait for free disk space
        TrainObserver& observer;
    };
    explicit CheckpointWriter(const Deps& deps)
        : deps_(deps), disk_space_waiter_({deps.store, deps.commands, deps.observer}),
          failed_saves_(deps.observer) {}

    /// Write step_N.pt or best_step_N.pt of a run that continues. A failed save is tolerated for a
    /// while (FailedSaves), unless the folder is gone.
    Result<void> write_step(Retention retention);
    Result<void> write_best();
    /// Writes step_N.pt of a run that ends: does not wait for free space.
    Result<void> write_last_step();
    Result<void> write_final();

  private:
    Result<void> write(DiskFullPolicy when_full, const std::function<Result<void>()>& save);
    Result<void> tolerate_failed_save(const Result<void>& saved);

    Deps deps_;
    DiskSpaceWaiter disk_space_waiter_;
    FailedSaves failed_saves_;
};

} // namespace formant
