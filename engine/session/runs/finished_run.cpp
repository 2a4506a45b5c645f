#include "engine/session/runs/finished_run.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_name.h"
#include "engine/session/runs/run_status.h"

namespace formant {
namespace {

bool has_ended_with_a_voice(const RunStatus& status) {
    return !status.process && status.phase && is_end(*status.phase) &&
           !status.newest_checkpoint.empty() &&
           path_exists(RunFolder::checkpoints_of(status.folder) / "final_ema.pt");
}

/// Of its newest checkpoint, with which it would go on: metrics may have been written beyond it.
std::int64_t saved_step(const RunStatus& status) {
    const CheckpointStore store(RunFolder::checkpoints_of(status.folder));
    for (const SavedStep& saved : store.saved_steps().value_or(std::vector<SavedStep>()))
        if (saved.file == status.newest_checkpoint)
            return saved.step;
    return 0;
}

} // namespace

std::optional<FinishedRun> finished_run(const RunRequest& request, const RunConfig& config) {
    const auto status = read_run_status((runs_folder(request) / config.name).string(), "");
    const bool would_go_on = request.resume == "auto" && config.train.epochs == 0;
    if (!would_go_on || !status || !has_ended_with_a_voice(*status))
        return std::nullopt;
    const std::int64_t step = saved_step(*status);
    if (step < config.train.max_steps)
        return std::nullopt;
    const std::int64_t given = latest_run_config(status->folder).train.max_steps;
    return FinishedRun{config.name, step, given > step ? given : 2 * step,
                       next_run_name(config.name, runs_folder(request))};
}

std::optional<FinishedRun> finished_run(const RunRequest& request) {
    const auto config = load_run_config(request.config_file, request.settings);
    return config ? finished_run(request, *config) : std::nullopt;
}

bool would_go_on(const RunRequest& request) {
    const auto config = load_run_config(request.config_file, request.settings);
    if (!config || request.resume != "auto")
        return false;
    const auto status = read_run_status((runs_folder(request) / config->name).string(), "");
    return status && !status->process && !status->newest_checkpoint.empty() &&
           !finished_run(request, *config);
}

Result<void> refuse_finished_run(const RunRequest& request, const RunConfig& config) {
    const auto finished = finished_run(request, config);
    if (!finished)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "the run {run} is trained already: it has reached "
                                              "step {step}, and train.max_steps asks for {steps}. "
                                              "To train it longer, set a larger train.max_steps; "
                                              "to train another voice, give it another name"),
                        {{"run", finished->name},
                         {"step", std::to_string(finished->step)},
                         {"steps", std::to_string(config.train.max_steps)}}));
}

} // namespace formant
