#include "engine/session/ipc/vanished_run.h"

#include "engine/base/os/os_file_lock.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_status.h"

#include <chrono>
#include <thread>

namespace formant {
namespace {

constexpr std::chrono::seconds exit_timeout{5};

std::optional<ProcessIdentity> holder_of(const Path& run_folder) {
    return FileLock::holder(RunFolder::lock_file(run_folder));
}

bool is_still_training(const Path& run_folder, int process) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + exit_timeout;
    for (auto holder = holder_of(run_folder); holder && holder->pid == process;
         holder = holder_of(run_folder)) {
        if (Clock::now() > end)
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
}

tl::unexpected<Error> vanished_error(MessageText text, const Path& run_folder, int process,
                                     std::int64_t step) {
    return fail(ErrorKind::internal, message(text, {{"run", run_folder.string()},
                                                    {"pid", std::to_string(process)},
                                                    {"step", std::to_string(step)}}));
}

} // namespace

Result<void> exit_status_of_vanished_run(const Path& run_folder, int process) {
    if (is_still_training(run_folder, process))
        return vanished_error(FORMANT_TR("session",
                                         "the connection to process {pid} was lost, but it is "
                                         "still training {run}, which can be followed again"),
                              run_folder, process, 0);
    const auto status = read_run_status(run_folder.string(), "");
    if (!status)
        return fail(status.error());
    if (status->phase == RunPhase::done)
        return {};
    if (status->phase == RunPhase::stopped)
        return fail(ErrorKind::interrupted, status->message);
    if (status->phase == RunPhase::failed)
        return fail(ErrorKind::training, status->message);
    return vanished_error(
        FORMANT_TR("session", "process {pid}, which trained {run}, ended unexpectedly at "
                              "step {step}: it was killed or crashed (see log.txt). Start it "
                              "again to resume from the newest checkpoint"),
        run_folder, process, status->step);
}

} // namespace formant
