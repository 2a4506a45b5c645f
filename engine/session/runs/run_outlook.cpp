#include "engine/session/runs/run_outlook.h"

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/runs/finished_run.h"
#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_status.h"

#include <algorithm>

namespace formant {
namespace {

std::int64_t step_of(const std::string& checkpoint, const Path& run) {
    const auto saved = CheckpointStore(RunFolder::checkpoints_of(run)).saved_steps();
    if (!saved)
        return 0;
    const auto found = std::ranges::find_if(
        *saved, [&](const SavedStep& one) { return one.file.string() == checkpoint; });
    return found == saved->end() ? 0 : found->step;
}

void apply_status(const RunStatus& status, RunOutlook& outlook) {
    outlook.exists = true;
    outlook.has_crashed = status.has_crashed();
    outlook.step = status.step;
    if (status.max_steps > 0)
        outlook.max_steps = status.max_steps;
    outlook.saved_step = step_of(status.newest_checkpoint, status.folder);
}

} // namespace

std::optional<RunOutlook> run_outlook(const RunRequest& request) {
    const auto config = load_run_config(request);
    if (!config)
        return std::nullopt;
    const Path run = runs_folder(request) / config->name;
    RunOutlook outlook;
    outlook.name = config->name;
    outlook.folder = run.string();
    outlook.max_steps = config->train.max_steps;
    if (const auto status = read_run_status(run.string(), ""))
        apply_status(*status, outlook);
    outlook.can_resume = would_resume(request);
    outlook.is_finished = !outlook.can_resume && finished_run(request).has_value();
    return outlook;
}

} // namespace formant
