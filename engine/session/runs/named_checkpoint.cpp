#include "engine/session/runs/named_checkpoint.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/runs/run_folder.h"

#include <optional>

namespace formant {
namespace {

/// Prefers the best checkpoint, because the final weights may be worse if the run has overfitted.
std::optional<Path> best_of_run(const Path& checkpoints) {
    const CheckpointStore store(checkpoints);
    if (const auto best = store.best(); best && *best)
        return (*best)->file;
    if (const Path last = checkpoints / "final_ema.pt"; path_exists(last))
        return last;
    const auto steps = store.step_files();
    return steps && !steps->empty() ? std::optional(steps->front()) : std::nullopt;
}

} // namespace

Result<Path> named_checkpoint(const std::string& named, const std::string& setting) {
    const Path path = named;
    if (path_exists(path) && !folder_exists(path))
        return path;
    for (const Path& folder : {RunFolder::checkpoints_of(path), path})
        if (folder_exists(folder))
            if (auto file = best_of_run(folder))
                return std::move(*file);
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session", "there is no checkpoint {path} ({setting}), and no run "
                                      "with checkpoints in that folder; name a checkpoint of "
                                      "the model, or the folder of its run"),
                {{"path", named}, {"setting", setting}}));
}

} // namespace formant
