#include "app/commands/command_status.h"

#include "app/exit_code.h"
#include "app/gpu_usage_text.h"
#include "app/rank_text.h"
#include "app/terminal_lines.h"
#include "engine/base/os/os_process_identity.h"
#include "engine/base/text/time_text.h"
#include "engine/session/ipc/stop_run.h"
#include "engine/session/runs/run_status.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

CLI::App* add(CLI::App& app, const std::string& name, const std::string& help, RunChoice& choice) {
    CLI::App* command = app.add_subcommand(name, help);
    command->add_option("run", choice.run, "The run's folder, or its name")->required();
    command->add_option("--runs", choice.runs_folder, "Folder of the runs")->type_name("DIR");
    return command;
}

constexpr double max_step_s = 600;

/// Returns what a run that has a process does.
std::string activity_of(const RunStatus& status) {
    if (status.phase == RunPhase::waiting)
        return to_english(status.message);
    return status.phase == RunPhase::paused ? "paused" : "training";
}

std::string state_of(const RunStatus& status) {
    if (status.process)
        return fmt::format("{} ({})", activity_of(status),
                           to_english(process_text(*status.process)));
    if (status.has_crashed() && status.newest_checkpoint.empty())
        return "interrupted before its first checkpoint: killed or crashed (see log.txt). Run the "
               "same command again to start over";
    if (status.has_crashed())
        return fmt::format("interrupted at step {}: killed or crashed (see log.txt). Run the same "
                           "command again to resume from the checkpoint",
                           status.step);
    if (status.phase == RunPhase::failed)
        return fmt::format("failed: {}", to_english(status.message));
    if (!status.message.empty())
        return to_english(status.message);
    return status.max_steps > 0 && status.step >= status.max_steps ? "finished" : "stopped";
}

int show(const Result<RunStatus>& status) {
    if (!status)
        return report(status.error());
    print_line(fmt::format("{}: {}", status->folder, state_of(*status)));
    if (status->step > 0)
        print_line(fmt::format("  step {} of {}, loss {:.4f}", status->step, status->max_steps,
                               status->total_loss));
    if (status->process && status->step > 0)
        print_line(fmt::format("  {:.1f} samples/s, {} left", status->samples_per_s,
                               to_english(time_text(status->seconds_left))));
    if (const std::string gpu = gpu_usage_text(status->gpus); status->process && !gpu.empty())
        print_line(fmt::format("  {}", gpu));
    for (std::size_t rank = 0; status->process && rank < status->ranks.size(); ++rank)
        print_line(fmt::format("  {}", rank_text(rank, status->ranks[rank])));
    print_line(fmt::format("  newest checkpoint: {}", status->newest_checkpoint.empty()
                                                          ? "none yet"
                                                          : status->newest_checkpoint));
    return 0;
}

} // namespace

CLI::App* add_status_options(CLI::App& app, RunChoice& choice) {
    return add(app, "status", "Show the progress of a run", choice);
}

CLI::App* add_stop_options(CLI::App& app, RunChoice& choice) {
    return add(app, "stop", "Save and stop a run", choice);
}

int show_status(const RunChoice& choice) {
    return show(read_run_status(choice.run, choice.runs_folder));
}

int stop_training(const RunChoice& choice) {
    return show(stop_run(choice.run, choice.runs_folder, max_step_s));
}

} // namespace formant
