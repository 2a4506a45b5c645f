#pragma once

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"

#include <chrono>
#include <functional>

namespace formant {

/// Selects what to do if the disk stays full: wait for free space, or return the error because the
/// run is about to end.
enum class DiskFullPolicy { wait, fail };

/// Saves on a disk that may be full: removes old checkpoints first; if that frees too little, waits
/// until there is free space instead of ending the run.
class DiskSpaceWaiter {
  public:
    /// The references must outlive the object.
    struct Deps {
        CheckpointStore& store;
        CommandMailbox& commands;
        TrainObserver& observer;
    };
    /// `retry_interval` is the time between two attempts of a waiting run.
    explicit DiskSpaceWaiter(const Deps& deps,
                             std::chrono::milliseconds retry_interval = std::chrono::seconds(10))
        : deps_(deps), retry_interval_(retry_interval) {}

    /// Calls `save` until it returns anything but Error::out_of_space, and returns that result.
    /// Other disk errors remove nothing: free space does not help against them. Returns
    /// ErrorKind::disk if `when_full` is `fail` or a stop is posted during the wait.
    Result<void> save(std::int64_t step, DiskFullPolicy when_full,
                      const std::function<Result<void>()>& save);

  private:
    Result<bool> remove_old_checkpoints(std::int64_t step);
    void report_full_disk(std::int64_t step, const Error& error);
    Result<void> wait_for_retry(const Error& error);

    Deps deps_;
    std::chrono::milliseconds retry_interval_;
};

} // namespace formant
