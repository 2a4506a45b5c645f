#pragma once

#include "engine/base/result.h"
#include "engine/session/queue/job_queue.h"

#include <string>
#include <vector>

namespace formant {

/// What the user chooses for a recipe; the rest is the recipe's.
struct RecipeRequest {
    std::string recipe;                ///< one of recipe_names()
    std::vector<std::string> settings; ///< "key=value" for all its runs: recordings, audio, texts
    std::string runs_folder;           ///< as in RunRequest
    std::string device = "auto";       ///< as in RunRequest
};

/// Returns the jobs of a recipe, with the ids 1, 2, ... to which QueuedJob::after refers. The last
/// one trains the voice, whose name is `name` in the settings, or that of the recipe; the names of
/// the others begin with it. Writes their configurations (queued_config.h). ErrorKind::usage for an
/// unknown recipe, an invalid setting, and one that the recipe chooses itself.
Result<std::vector<QueuedJob>> jobs_of_recipe(const RecipeRequest& request);

/// Adds the jobs of a recipe to a queue, but not those whose runs it has: a recipe that is added
/// again continues. Returns the number of jobs that were added.
std::int64_t add_recipe(JobQueue& queue, const std::vector<QueuedJob>& jobs);

} // namespace formant
