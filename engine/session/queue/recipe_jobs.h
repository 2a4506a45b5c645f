#pragma once

#include "engine/base/result.h"
#include "engine/session/queue/job_queue.h"

#include <string>
#include <vector>

namespace formant {

class TrainingQueue; // engine/session/queue/queue_service.h

/// Holds the user's choices for a recipe; it makes all others itself.
struct RecipeRequest {
    std::string recipe; ///< one of recipe_names()
    /// "key=value" for all its runs: recordings, audio, texts; and train.pretrained_path, the
    /// voice, for a recipe that adapts one.
    std::vector<std::string> settings;
    std::string runs_folder;     ///< as in RunRequest
    std::string device = "auto"; ///< as in RunRequest
    /// Queue for which the configurations are written, into a folder next to it; empty: that of the
    /// window (queued_config.h).
    std::string queue_file = {};
};

/// Returns the jobs of a recipe, with the ids 1, 2, ... to which QueuedJob::after refers. The last
/// one trains the voice, whose name is `name` in the settings, or that of the recipe; the names of
/// the others begin with it. Writes their configurations. ErrorKind::usage for an unknown recipe,
/// an invalid setting, one that the recipe chooses itself, and an existing run of such a name with
/// another kind of model; ErrorKind::data where there are no recordings.
Result<std::vector<QueuedJob>> jobs_of_recipe(const RecipeRequest& request);

/// Adds the jobs of a recipe to a queue, but not those that it has: a recipe that is added again
/// continues, and its jobs that failed or were stopped wait again. ErrorKind::usage, and nothing is
/// changed, if the queue has a run of the same name with another configuration.
Result<void> add_recipe(JobQueue& queue, const std::vector<QueuedJob>& jobs);

/// Adds them to a queue that is open; errors also as TrainingQueue::edit().
Result<void> add_recipe(TrainingQueue& queue, const std::vector<QueuedJob>& jobs);

} // namespace formant
