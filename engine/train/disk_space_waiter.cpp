#include "engine/train/disk_space_waiter.h"

namespace formant {

Result<void> DiskSpaceWaiter::save(std::int64_t step, DiskFullPolicy when_full,
                                   const std::function<Result<void>()>& save) {
    auto saved = save();
    const auto is_full = [&] { return !saved && saved.error().out_of_space; };
    if (!is_full())
        return saved;
    if (const auto removed = remove_old_checkpoints(step); removed && *removed)
        saved = save();
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
    deps_.observer.on_event(
        RunState{RunPhase::waiting, step,
                 message(FORMANT_TR("train", "waiting for disk space: {reason}"),
                         {{"reason", error.what}})});
}

Result<void> DiskSpaceWaiter::wait_for_retry(const Error& error) {
    if (!deps_.commands.wait_for_stop(retry_interval_))
        return {};
    return fail(
        {ErrorKind::disk,
         message(FORMANT_TR("train", "stopped while waiting for disk space; the steps after "
                                     "the last checkpoint are lost: {reason}"),
                 {{"reason", error.what}}),
         /*out_of_space=*/true});
}

} // namespace formant
