#include "engine/session/queue/recipe_jobs.h"

#include "engine/base/os/os_files.h"
#include "engine/session/config/recipe.h"
#include "engine/session/queue/adapted_voice.h"
#include "engine/session/queue/job_name.h"
#include "engine/session/queue/queue_service.h"
#include "engine/session/queue/queued_config.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/run_folder.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <map>

namespace formant {
namespace {

const Recipe* find_recipe(const std::string& name) {
    const auto found =
        std::ranges::find(recipes(), name, [](const Recipe& one) { return std::string(one.name); });
    return found == recipes().end() ? nullptr : &*found;
}

constexpr std::string_view voice_setting = "train.pretrained_path=";

bool is_common(const std::string& setting) {
    for (const char* section : {"data.", "audio.", "text.", "train.seed=", "name="})
        if (setting.starts_with(section))
            return true;
    return false;
}

bool names_voice(const std::string& setting) {
    return setting.starts_with(voice_setting);
}

Result<void> check_request(const RecipeRequest& request) {
    if (find_recipe(request.recipe) == nullptr)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "there is no recipe '{name}'; there are {names}"),
                            {{"name", request.recipe},
                             {"names", fmt::format("{}", fmt::join(recipe_names(), ", "))}}));
    const bool adapts_voice = find_recipe(request.recipe)->adapts_voice;
    const auto other = std::ranges::find_if_not(request.settings, [&](const std::string& one) {
        return is_common(one) || (adapts_voice && names_voice(one));
    });
    if (other == request.settings.end())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{setting} cannot be set for all runs of a recipe, "
                                              "which chooses models and training itself; set data, "
                                              "audio, text, train.seed and name here, and all else "
                                              "for a single job of the queue"),
                        {{"setting", *other}}));
}

/// The parts of RecipeRequest::settings.
struct RecipeSettings {
    std::vector<std::string> common; ///< of all runs
    std::string name;                ///< of the voice
    Path voice;                      ///< to adapt; empty: none is named
};

/// What the jobs of a recipe share.
struct RecipeJobs {
    RecipeSettings settings;
    std::vector<std::string> of_voice; ///< settings of the voice that the recipe adapts
    std::vector<std::string> names;    ///< of the runs
};

RecipeSettings split_settings(const RecipeRequest& request) {
    RecipeSettings split{{}, request.recipe, {}};
    for (const std::string& setting : request.settings)
        if (setting.starts_with(name_setting))
            split.name = setting.substr(name_setting.size());
        else if (names_voice(setting))
            split.voice = std::filesystem::absolute(setting.substr(voice_setting.size()));
        else
            split.common.push_back(setting);
    return split;
}

/// Returns the settings of the voice that the recipe adapts; none for a voice from nothing.
Result<std::vector<std::string>> voice_settings(const RecipeRequest& request, const Path& voice) {
    if (!find_recipe(request.recipe)->adapts_voice)
        return std::vector<std::string>();
    if (voice.empty())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "the recipe {name} adapts a voice: set "
                                                  "train.pretrained_path to its file"),
                            {{"name", request.recipe}}));
    return settings_to_adapt(voice).map([&](std::vector<std::string> settings) {
        settings.push_back(std::string(voice_setting) + voice.string());
        return settings;
    });
}

Result<void> check_recordings(const RunConfig& config) {
    if (!config.data.corpus.empty() && path_exists(config.data.corpus))
        return {};
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "a recipe needs recordings (data.corpus), and there "
                                              "are none at '{path}'"),
                        {{"path", config.data.corpus}}));
}

/// A job continues a run of its name, and would fail after those before it.
Result<void> check_existing_run(const RunConfig& config, const Path& runs) {
    const Path folder = runs / config.name;
    if (!path_exists(RunFolder::config_of(folder)))
        return {};
    const std::string existing = latest_run_config(folder.string()).voice.model.name;
    if (existing == config.voice.model.name)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{folder} holds a run of a model of type {existing}, "
                                              "and the recipe would train one of type {model} "
                                              "there; use another name (name)"),
                        {{"folder", folder.string()},
                         {"existing", existing},
                         {"model", config.voice.model.name}}));
}

/// Queues of the same name in different folders do not share a file, which one of them may remove.
Path configs_folder(const std::string& queue_file) {
    if (queue_file.empty())
        return {};
    const Path queue = std::filesystem::absolute(queue_file).lexically_normal();
    return queue.parent_path() / fmt::format("{}-jobs", queue.stem().string());
}

/// Makes the job of a run that has `name`.
Result<QueuedJob> job_of_run(const RecipeRequest& request, const RecipeRun& run,
                             const RecipeJobs& all, const std::string& name) {
    const Path runs = std::filesystem::absolute(runs_folder({.runs_folder = request.runs_folder}));
    RunRequest wanted{.settings = all.of_voice, .runs_folder = request.runs_folder};
    for (const auto& more : {run.settings, all.settings.common})
        wanted.settings.insert(wanted.settings.end(), more.begin(), more.end());
    wanted.settings.push_back(fmt::format("{}{}", name_setting, name));
    QueuedJob job;
    job.device = request.device;
    for (const NamedRun& needed : run.needs) {
        const Path folder = runs / all.names[needed.run];
        wanted.settings.push_back(
            fmt::format("{}={}", needed.setting,
                        (needed.file.empty() ? folder : folder / needed.file).string()));
        job.after.push_back(static_cast<std::int64_t>(needed.run) + 1);
    }
    return load_run_config(wanted)
        .and_then([&](const RunConfig& config) {
            return check_recordings(config)
                .and_then([&] { return check_existing_run(config, runs); })
                .and_then([&] {
                    return snapshot_for_queue(config, std::filesystem::current_path(),
                                              configs_folder(request.queue_file));
                });
        })
        .map([&](const Path& file) {
            job.config_file = file.string();
            return job;
        });
}

Error other_run_error(const std::string& name) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "the queue has a run '{name}' with other settings; use "
                                          "another name (name), or remove that job"),
                    {{"name", name}})};
}

} // namespace

Result<std::vector<QueuedJob>> jobs_of_recipe(const RecipeRequest& request) {
    if (auto valid = check_request(request); !valid)
        return fail(valid.error());
    RecipeJobs all{.settings = split_settings(request), .of_voice = {}, .names = {}};
    auto of_voice = voice_settings(request, all.settings.voice);
    if (!of_voice)
        return fail(of_voice.error());
    all.of_voice = std::move(*of_voice);
    const std::vector<RecipeRun>& runs = find_recipe(request.recipe)->runs;
    for (const RecipeRun& run : runs)
        all.names.push_back(all.settings.name + run.suffix);
    std::vector<QueuedJob> jobs;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        auto job = job_of_run(request, runs[i], all, all.names[i]);
        if (!job)
            return fail(job.error());
        job->id = static_cast<std::int64_t>(i) + 1;
        jobs.push_back(std::move(*job));
    }
    return jobs;
}

Result<void> add_recipe(JobQueue& queue, const std::vector<QueuedJob>& jobs) {
    std::map<std::string, std::int64_t> known; // id of the job that trains a run
    for (const QueuedJob& job : queue.jobs)
        known.emplace(run_name_of(job), job.id);
    std::map<std::int64_t, std::int64_t> ids; // in the queue, of the jobs of the recipe
    for (const QueuedJob& job : jobs) {
        const auto found = known.find(run_name_of(job));
        if (found == known.end())
            continue;
        if (find_job(queue, found->second)->config_file != job.config_file)
            return fail(other_run_error(found->first));
        ids[job.id] = found->second;
    }
    for (QueuedJob job : jobs) {
        if (const auto same = ids.find(job.id); same != ids.end()) {
            if (find_job(queue, same->second)->state != JobState::done)
                requeue_job(queue, same->second);
            continue;
        }
        const std::int64_t id = job.id;
        for (std::int64_t& awaited : job.after)
            awaited = ids.at(awaited);
        ids[id] = add_job(queue, std::move(job));
    }
    return {};
}

Result<void> add_recipe(TrainingQueue& queue, const std::vector<QueuedJob>& jobs) {
    Result<void> added;
    return queue.edit([&](JobQueue& all) { added = add_recipe(all, jobs); }).and_then([&] {
        return added;
    });
}

} // namespace formant
