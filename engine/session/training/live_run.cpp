#include "engine/session/training/live_run.h"

#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_process_identity.h"
#include "engine/session/config/run_config.h"
#include "engine/session/ipc/detached_run.h"
#include "engine/session/ipc/followed_run.h"
#include "engine/session/ipc/run_socket.h"
#include "engine/session/runs/find_run.h"
#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/training/rank_devices.h"
#include "engine/session/training/run_service.h"

namespace formant {
namespace {

bool can_be_followed(const Path& run) {
    const auto process = FileLock::holder(RunFolder::lock_file(run));
    return process && *process != own_process_identity() && find_run_socket(run);
}

} // namespace

std::optional<Path> live_run_of(const RunRequest& request) {
    const auto config = load_run_config(request);
    const Path run = config ? runs_folder(request) / config->name : Path();
    return config && can_be_followed(run) ? std::optional(run) : std::nullopt;
}

std::optional<Path> newest_live_run(const std::string& runs_folder) {
    if (const auto runs = list_runs(runs_folder))
        for (const RunStatus& run : *runs)
            if (run.process && can_be_followed(run.folder))
                return run.folder;
    return std::nullopt;
}

Result<std::unique_ptr<Run>> start_or_follow_run(const RunRequest& request,
                                                 TrainObserver& observer) {
    if (const auto live = live_run_of(request))
        if (auto followed = follow_run(*live, observer))
            return followed;
    const auto gpus = configured_gpus(request);
    if (!gpus)
        return fail(gpus.error());
    RunRequest resolved = request;
    if (gpus->size() > 1) { // each needs a process of its own
        resolved.gpus = *gpus;
        return start_detached(resolved, observer);
    }
    if (gpus->size() == 1)
        resolved.device = gpus->front();
    return start_run(resolved, observer); // fails if a process that cannot be followed trains it
}

} // namespace formant
