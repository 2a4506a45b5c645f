#include "app/commands/command_status.h"

#include "app/exit_code.h"
#include "app/gpu_words.h"
#include "engine/base/time_text.h"
#include "engine/session/runs/run_status.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

constexpr double longest_step_s = 600;

std::string state_of(const RunStatus& status) {
    if (status.process)
        return fmt::format("training (process {})", *status.process);
    if (status.broke_off() && status.newest_checkpoint.empty())
        return "broke off before its first checkpoint: killed, or crashed (log.txt). The line that "
               "started it begins again";
    if (status.broke_off())
        return fmt::format("broke off at step {}: killed, or crashed (log.txt). The line that "
                           "started it goes on from the checkpoint",
                           status.step);
    if (status.phase == RunPhase::failed)
        return fmt::format("failed: {}", to_english(status.words));
    if (!status.words.empty())
        return to_english(status.words);
    return status.max_steps > 0 && status.step >= status.max_steps ? "done" : "stopped";
}

int show(const Result<RunStatus>& status) {
    if (!status)
        return report(status.error());
    fmt::print("{}: {}\n", status->folder, state_of(*status));
    if (status->step > 0)
        fmt::print("  step {} of {}, loss {:.4f}\n", status->step, status->max_steps,
                   status->total_loss);
    if (status->process && status->step > 0)
        fmt::print("  {:.1f} samples/s, {} left\n", status->samples_per_s,
                   to_english(time_text(status->seconds_left)));
    if (const std::string gpu = gpu_words(status->gpus); status->process && !gpu.empty())
        fmt::print("  {}\n", gpu);
    fmt::print("  newest checkpoint: {}\n",
               status->newest_checkpoint.empty() ? "none yet" : status->newest_checkpoint);
    return 0;
}

} // namespace

int show_status(const RunChoice& choice) {
    return show(read_run_status(choice.run, choice.runs_folder));
}

int stop_training(const RunChoice& choice) {
    return show(stop_run(choice.run, choice.runs_folder, longest_step_s));
}

} // namespace formant
