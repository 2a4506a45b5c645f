#pragma once

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"

#include <chrono>
#include <functional>

namespace formant {

/// Whether a training may wait for room on the disk, or is about to end.
enum class FullDisk { waits, fails };

/// Saves although the disk is full: old checkpoints make room; where that does not do, the training
/// waits until somebody has made some, instead of ending.
class DiskRoom {
  public:
    /// All of it outlives the object.
    struct Parts {
        CheckpointStore& store;
        CommandMailbox& commands;
        TrainObserver& observer;
    };
    /// retry: how often a waiting training tries again by itself.
    explicit DiskRoom(const Parts& parts,
                      std::chrono::milliseconds retry = std::chrono::seconds(10))
        : in_(parts), retry_(retry) {}

    /// What `save` returns, once it does not fail with ErrorKind::disk. That error is returned
    /// where the training may not wait, or is asked to stop while it does.
    Result<void> save(std::int64_t step, FullDisk when_full,
                      const std::function<Result<void>()>& save);

  private:
    Result<bool> remove_old(std::int64_t step);
    void tell(std::int64_t step, const Error& error);
    Result<void> wait(const Error& error);

    Parts in_;
    std::chrono::milliseconds retry_;
};

} // namespace formant
