#include "engine/train/disk_room.h"

namespace formant {

Result<void> DiskRoom::save(std::int64_t step, FullDisk when_full,
                            const std::function<Result<void>()>& save) {
    auto saved = save();
    if (saved || saved.error().kind != ErrorKind::disk)
        return saved;
    if (const auto removed = remove_old(step); removed && *removed)
        saved = save();
    const auto is_full = [&] { return !saved && saved.error().kind == ErrorKind::disk; };
    if (is_full() && when_full == FullDisk::waits)
        tell(step, saved.error());
    while (is_full() && when_full == FullDisk::waits) {
        if (auto waited = wait(saved.error()); !waited)
            return waited;
        saved = save();
    }
    return saved;
}

/// Whether there was one to remove.
Result<bool> DiskRoom::remove_old(std::int64_t step) {
    return in_.store.keep_newest(1).map([&](std::int64_t older) {
        if (older > 0)
            in_.observer.on_event(Advice{
                step, "old-checkpoints-removed",
                message(FORMANT_TR("train", "the disk is full; {count} older "
                                            "{checkpoint|checkpoints} of this run had to go for "
                                            "the new one"),
                        {{"count", std::to_string(older)}}, older)});
        return older > 0;
    });
}

/// Once, however long it waits: what says so again and again fills the disk.
void DiskRoom::tell(std::int64_t step, const Error& error) {
    in_.observer.on_event(
        Advice{step, "disk-full",
               message(FORMANT_TR("train", "the training waits for room on the disk: {reason}. "
                                           "Free some, and it goes on by itself"),
                       {{"reason", error.what}})});
    in_.observer.on_event(RunState{RunPhase::paused, step, {}});
}

Result<void> DiskRoom::wait(const Error& error) {
    return in_.commands.wait_for_stop(retry_) ? Result<void>(fail(error)) : Result<void>();
}

} // namespace formant
