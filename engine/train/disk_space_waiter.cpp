#include "engine/train/disk_space_waiter.h"

namespace formant {

Result<void> DiskSpaceWaiter::save(std::int64_t step, DiskFullPolicy when_full,
                                   const std::function<Result<void>()>& save) {
    auto saved = save();
    if (saved || saved.error().kind != ErrorKind::disk)
        return saved;
    if (const auto removed = remove_old_checkpoints(step); removed && *removed)
        saved = save();
    const auto is_full = [&] { return !saved && saved.error().kind == ErrorKind::disk; };
    if (is_full() && when_full == DiskFullPolicy::wait)
        report_full_disk(step, saved.error());
    while (is_full() && when_full == DiskFullPolicy::wait) {
        if (auto waited = wait_for_retry(saved.error()); !waited)
            return waited;
        saved = save();
    }
    return saved;
}

/// Returns true if a checkpoint was removed.
Result<bool> DiskSpaceWaiter::remove_old_checkpoints(std::int64_t step) {
    return deps_.store.keep_newest(1).map([&](std::int64_t removed) {
        if (removed > 0)
            deps_.observer.on_event(
                Advice{step, "old-checkpoints-removed",
                       message(FORMANT_TR("train", "the disk is full; removed {count} older "
                                                   "{checkpoint|checkpoints} of this run to make "
                                                   "space for the new one"),
                               {{"count", std::to_string(removed)}}, removed)});
        return removed > 0;
    });
}

/// Reports once per wait: a report for each retry would fill the disk further.
void DiskSpaceWaiter::report_full_disk(std::int64_t step, const Error& error) {
    deps_.observer.on_event(
        Advice{step, "disk-full",
               message(FORMANT_TR("train", "paused because the disk is full: {reason}. Training "
                                           "continues automatically once space is free"),
                       {{"reason", error.what}})});
    deps_.observer.on_event(RunState{RunPhase::paused, step, {}});
}

Result<void> DiskSpaceWaiter::wait_for_retry(const Error& error) {
    return deps_.commands.wait_for_stop(retry_interval_) ? Result<void>(fail(error))
                                                         : Result<void>();
}

} // namespace formant
