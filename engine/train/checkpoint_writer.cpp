#include "engine/train/checkpoint_writer.h"

namespace formant {

Result<void> CheckpointWriter::write(DiskFullPolicy when_full,
                                     const std::function<Result<void>()>& save) {
    return disk_space_waiter_.save(deps_.state.progress.step, when_full, save);
}

Result<void> CheckpointWriter::write_step(Retention retention) {
    return tolerate_failed_save(
        write(DiskFullPolicy::wait, [&] { return deps_.manager.save_step(retention); }));
}

Result<void> CheckpointWriter::write_best() {
    return tolerate_failed_save(
        write(DiskFullPolicy::wait, [&] { return deps_.manager.save_best(); }));
}

Result<void> CheckpointWriter::write_last_step() {
    return write(DiskFullPolicy::fail, [&] { return deps_.manager.save_step(); });
}

Result<void> CheckpointWriter::write_final() {
    return write(DiskFullPolicy::wait, [&] { return deps_.manager.save_final(); });
}

/// A run whose folder is gone cannot save later either.
Result<void> CheckpointWriter::tolerate_failed_save(const Result<void>& saved) {
    if (!saved)
        if (auto usable = deps_.store.check_folder(); !usable)
            return usable;
    return failed_saves_.tolerate(deps_.state.progress.step, saved);
}

} // namespace formant
