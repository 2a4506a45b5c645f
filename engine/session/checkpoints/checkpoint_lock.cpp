#include "engine/session/checkpoints/checkpoint_lock.h"

#include "engine/session/runs/running_training.h"

namespace formant {

Result<std::unique_ptr<FileLock>> lock_run_of_checkpoints(const Path& checkpoints) {
    std::error_code gone; // then there is nothing to lock either
    const Path lock = std::filesystem::canonical(checkpoints, gone).parent_path() / ".lock";
    if (!std::filesystem::exists(lock, gone))
        return nullptr;
    auto taken = FileLock::take(lock);
    if (const auto process = taken ? std::nullopt : FileLock::holder(lock))
        return fail(training_is_running(lock.parent_path(), *process));
    return taken;
}

} // namespace formant
