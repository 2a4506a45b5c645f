#include "engine/session/remote/lost_run.h"

#include "engine/base/os/os_file_lock.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_status.h"

#include <chrono>
#include <thread>

namespace formant {
namespace {

constexpr std::chrono::seconds longest_end{5};

bool still_trains(const Path& run_folder, int process) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + longest_end;
    while (FileLock::holder(RunFolder::lock_file(run_folder)) == process) {
        if (Clock::now() > end)
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
}

tl::unexpected<Error> lost(MessageText text, const Path& run_folder, int process,
                           std::int64_t step) {
    return fail(ErrorKind::internal, message(text, {{"run", run_folder.string()},
                                                    {"pid", std::to_string(process)},
                                                    {"step", std::to_string(step)}}));
}

} // namespace

Result<void> end_of_lost_run(const Path& run_folder, int process) {
    if (still_trains(run_folder, process))
        return lost(FORMANT_TR("session", "the connection to process {pid} is lost; it still "
                                          "trains {run}, which can be followed again"),
                    run_folder, process, 0);
    const auto status = read_run_status(run_folder.string(), "");
    if (!status)
        return fail(status.error());
    if (status->phase == RunPhase::done)
        return {};
    if (status->phase == RunPhase::stopped)
        return fail(ErrorKind::interrupted, status->words);
    if (status->phase == RunPhase::failed)
        return fail(ErrorKind::training, status->words);
    return lost(FORMANT_TR("session",
                           "process {pid}, which trained {run}, ended all of a sudden at "
                           "step {step}: killed, or crashed (log.txt). Started again, "
                           "the run goes on from its newest checkpoint"),
                run_folder, process, status->step);
}

} // namespace formant
