#include "app/options/run_options.h"

#include "app/options/completion.h"
#include "app/options/setting_options.h"
#include "engine/session/config/recipe.h"

#include <CLI/CLI.hpp>

namespace formant {

void add_start_options(CLI::App& app, RunRequest& run) {
    app.add_option("-c,--config,file", run.config_file, config_file_help);
    add_setting_options(app, run.settings);
    app.add_flag("--allow-changes", run.allows_changes,
                 "Resume a run although the recordings are not those that it was trained on");
    app.add_option("--runs,--output-dir", run.runs_folder, "Folder of the runs")->type_name("DIR");
    CLI::Option* gpu =
        app.add_option("--gpu", run.device,
                       "Device for this run: cpu, the number of a GPU or its UUID; auto: the one "
                       "chosen on the first run, or the best available")
            ->capture_default_str();
    app.add_flag_callback(
           "--use-gpu", [&run] { run.device = "0"; },
           "Same as --gpu 0: the first GPU; fails without one")
        ->excludes(gpu);
}

namespace {

/// Excludes the options of a single device.
void add_rank_options(CLI::App& app, RunFlags& flags) {
    CLI::Option* ranks =
        app.add_option("--ranks", flags.ranks,
                       "With --headless: train with N processes (ranks) on this machine, each on "
                       "a part of every batch")
            ->type_name("N")
            ->check(CLI::Range(1, 1024))
            ->needs("--headless");
    app.add_option("--gpus", flags.gpus,
                   "With --headless: train on several GPUs, such as 0,1, or all; each computes a "
                   "part of every batch")
        ->type_name("LIST")
        ->needs("--headless")
        ->excludes("--gpu")
        ->excludes("--use-gpu")
        ->excludes(ranks);
    app.add_option("--max-restarts", flags.max_restarts,
                   "With several ranks or GPUs: restart all ranks from the newest checkpoint after "
                   "one was killed, crashed, or lost its device or connection; at most N times")
        ->type_name("N")
        ->check(CLI::NonNegativeNumber)
        ->needs("--headless");
}

/// Excludes the options of a single run, because the queue holds those of each job.
void add_queue_option(CLI::App& app, RunFlags& flags, CLI::Option* resume_option) {
    app.add_option("--queue", flags.queue_file,
                   "With --headless: run the jobs of this file (written by the window's queue), "
                   "one per GPU at a time")
        ->type_name("FILE")
        ->needs("--headless")
        ->excludes("--config")
        ->excludes("--gpu")
        ->excludes("--gpus")
        ->excludes("--ranks")
        ->excludes(resume_option);
    app.add_option("--recipe", flags.recipe,
                   "With --queue: add the runs of a recipe to the queue, which need not exist. "
                   "--set name=NAME names the voice")
        ->check(CLI::IsMember(recipe_names()))
        ->needs("--queue");
    app.add_flag("--retry-failed", flags.retries_failed,
                 "With --queue: try the jobs again that have failed")
        ->needs("--queue");
}

/// Accepts no folder: the launcher of an installed program has removed the option from the
/// arguments.
std::string refuse_libtorch(const std::string&) {
    return "only an installed program takes another LibTorch; this one was built against its own";
}

void add_program_options(CLI::App& app, RunFlags& flags) {
    app.add_option(
           "--libtorch", flags.libtorch,
           "Folder of the LibTorch to use (with lib/ and include/), for an installed program; see "
           "formant libtorch")
        ->type_name("DIR")
        ->check(refuse_libtorch);
    app.add_flag("-v,--verbose", flags.verbose, "Verbose log on standard error");
    app.add_flag("--version", flags.version,
                 "Show the version; with --verbose also the build, and the licenses of all parts");
    for (CLI::Option* internal :
         {app.add_flag("--decode-worker", flags.decode_worker),
          app.add_flag("--tune-step", flags.tune_step), app.add_flag("--man-page", flags.man_page),
          app.add_option("--completion", flags.completion)
              ->check(CLI::IsMember(completion_shells()))})
        internal->group("");
}

} // namespace

void add_run_options(CLI::App& app, RunRequest& run, RunFlags& flags) {
    app.add_flag("--headless", flags.headless, "Train in the terminal, without a window");
    add_start_options(app, run);
    CLI::Option* resume_option =
        app.add_option(
               "--resume", run.resume,
               "auto: resume from the newest intact checkpoint of the run; never: only start "
               "a new run; or a checkpoint file")
            ->take_last() // a restart of ranks adds one
            ->capture_default_str();
    add_rank_options(app, flags);
    add_queue_option(app, flags, resume_option);
    app.add_flag("--keep-awake", flags.keeps_awake,
                 "With --headless: prevent the machine from going to sleep during training");
    app.add_flag("--test-model", flags.test_model,
                 "Build the model of the configuration, run one training step and synthesize with "
                 "it, on synthetic data; then exit");
    app.add_option("--log-format", flags.log_format, "progress (progress bar) or json (JSON lines)")
        ->check(CLI::IsMember({"progress", "json"}))
        ->capture_default_str();
    add_program_options(app, flags);
}

} // namespace formant
