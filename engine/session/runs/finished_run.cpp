#include "engine/session/runs/finished_run.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_name.h"
#include "engine/session/runs/run_status.h"

namespace formant {
namespace {

Path run_of(const RunRequest& request, const RunConfig& config) {
    return runs_folder(request) / config.name;
}

Path voice_of(const RunStatus& status) {
    return RunFolder::checkpoints_of(status.folder) / "final_ema.pt";
}

/// The run may be of this process, which holds its lock while it starts.
bool ended_with_a_voice(const RunStatus& status) {
    return status.phase && is_final(*status.phase) && path_exists(voice_of(status));
}

/// Returns true if the voice is of that step or a later one. A run that was trained longer and
/// could not write its voice has that of its former end.
bool has_voice_of_step(const RunStatus& status, std::int64_t step) {
    return read_pickle_integer(voice_of(status), "step").value_or(-1) >= step;
}

bool limits_steps(const RunRequest& request, const RunConfig& config) {
    return request.resume == "auto" && config.train.epochs == 0;
}

std::optional<FinishedRun> finished_at(const RunRequest& request, const RunConfig& config,
                                       const RunStatus& status, const ResumePoint& point) {
    const std::int64_t step = point.step();
    if (point.starts_fresh() || step < config.train.max_steps || !ended_with_a_voice(status) ||
        !has_voice_of_step(status, step))
        return std::nullopt;
    const std::int64_t given = latest_run_config(status.folder).train.max_steps;
    return FinishedRun{config.name, step, given > step ? given : 2 * step,
                       next_run_name(config.name, runs_folder(request))};
}

/// Returns false without reading a checkpoint: a run resumes at most from the step that the newest
/// file is named after.
bool may_be_finished(const RunRequest& request, const RunConfig& config, const RunStatus& status) {
    if (!limits_steps(request, config) || status.process || !ended_with_a_voice(status))
        return false;
    const CheckpointStore store(RunFolder::checkpoints_of(status.folder));
    const auto saved = store.saved_steps();
    return saved && !saved->empty() && saved->back().step >= config.train.max_steps;
}

std::optional<FinishedRun> finished_run(const RunRequest& request, const RunConfig& config,
                                        const RunStatus& status) {
    if (!may_be_finished(request, config, status))
        return std::nullopt;
    const auto point = resolve_resume_point(request.resume, status.folder);
    return point ? finished_at(request, config, status, *point) : std::nullopt;
}

} // namespace

std::optional<FinishedRun> finished_run(const RunRequest& request) {
    const auto config = load_run_config(request);
    if (!config)
        return std::nullopt;
    const auto status = read_run_status(run_of(request, *config).string(), "");
    return status ? finished_run(request, *config, *status) : std::nullopt;
}

bool would_resume(const RunRequest& request) {
    const auto config = load_run_config(request);
    if (!config || request.resume != "auto")
        return false;
    const auto status = read_run_status(run_of(request, *config).string(), "");
    return status && !status->process && !status->newest_checkpoint.empty() &&
           !finished_run(request, *config, *status);
}

Result<void> refuse_finished_run(const RunRequest& request, const RunConfig& config,
                                 const ResumePoint& point) {
    const auto status = read_run_status(run_of(request, config).string(), "");
    const auto finished = status && limits_steps(request, config)
                              ? finished_at(request, config, *status, point)
                              : std::nullopt;
    if (!finished)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "the run {run} is already trained: it has reached "
                                              "step {step}, and train.max_steps is {steps}. "
                                              "To train it longer, set a larger train.max_steps; "
                                              "to train another voice, use another name"),
                        {{"run", finished->name},
                         {"step", std::to_string(finished->step)},
                         {"steps", std::to_string(config.train.max_steps)}}));
}

} // namespace formant
