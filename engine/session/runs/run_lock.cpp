#include "engine/session/runs/run_lock.h"

#include "engine/session/runs/run_folder.h"

namespace formant {

Error run_is_training_error(const Path& run, const ProcessIdentity& process) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "the run {folder} is training ({process}); stop it "
                                          "first"),
                    {{"process", process_text(process)}, {"folder", run.string()}})};
}

Result<std::unique_ptr<FileLock>> lock_run_of_checkpoints(const Path& checkpoints) {
    std::error_code missing; // then there is nothing to lock
    const Path run = std::filesystem::canonical(checkpoints, missing).parent_path();
    const Path lock = RunFolder::lock_file(run);
    if (!std::filesystem::exists(lock, missing))
        return nullptr;
    auto taken = FileLock::acquire(lock);
    if (const auto process = taken ? std::nullopt : FileLock::holder(lock))
        return fail(run_is_training_error(run, *process));
    return taken;
}

} // namespace formant
