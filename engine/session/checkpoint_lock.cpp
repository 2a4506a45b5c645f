#include "engine/session/checkpoint_lock.h"

namespace formant {

Result<std::unique_ptr<FileLock>> lock_run_of_checkpoints(const Path& checkpoints) {
    std::error_code gone; // then there is nothing to lock either
    const Path lock = std::filesystem::canonical(checkpoints, gone).parent_path() / ".lock";
    if (!std::filesystem::exists(lock, gone))
        return nullptr;
    return FileLock::take(lock);
}

} // namespace formant
