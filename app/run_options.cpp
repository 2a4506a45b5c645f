#include "app/run_options.h"

#include "app/setting_options.h"

#include <CLI/CLI.hpp>

namespace formant {

void add_start_options(CLI::App& app, RunRequest& run) {
    app.add_option("-c,--config,file", run.config_file,
                   "Configuration (YAML); without a window ./config.yaml where not given, or the "
                   "defaults where settings are given and there is none");
    add_setting_options(app, run.settings);
    app.add_option("--runs", run.runs_folder, "Folder of the runs")->type_name("DIR");
    CLI::Option* gpu =
        app.add_option("--gpu", run.device,
                       "For this run: cpu, the number of a GPU or its UUID; auto: what was chosen "
                       "on the first run, or the best that is there")
            ->capture_default_str();
    app.add_flag_callback(
           "--use-gpu", [&run] { run.device = "0"; },
           "As --gpu 0: the first GPU, and no training without one")
        ->excludes(gpu);
}

namespace {

/// What each of its trainings is like stands in the queue.
void add_queue_option(CLI::App& app, RunFlags& flags, CLI::Option* resume) {
    app.add_option("--queue", flags.queue_file,
                   "With --headless: work off the trainings of this file (as the window's queue "
                   "keeps it), one a GPU at a time")
        ->type_name("FILE")
        ->needs("--headless")
        ->excludes("--config")
        ->excludes("--gpu")
        ->excludes(resume);
}

} // namespace

void add_run_options(CLI::App& app, RunRequest& run, RunFlags& flags) {
    app.add_flag("--headless", flags.headless, "Train in the terminal, without a window");
    add_start_options(app, run);
    CLI::Option* resume =
        app.add_option("--resume", run.resume,
                       "auto: go on with the newest whole checkpoint of the run; never: only start "
                       "a run that is not there yet; or a checkpoint file")
            ->capture_default_str();
    add_queue_option(app, flags, resume);
    app.add_flag("--keep-awake", flags.keeps_awake,
                 "With --headless: the machine does not go to sleep by itself while it trains");
    app.add_flag("--test-model", flags.test_model,
                 "Build the model of the configuration, run one training step and speak with it, "
                 "on made-up data; then stop");
    app.add_option("--log-format", flags.log_format, "progress, or json: JSON lines")
        ->check(CLI::IsMember({"progress", "json"}))
        ->capture_default_str();
    app.add_flag("-v,--verbose", flags.verbose, "Say more on standard error");
    for (CLI::Option* of_our_child_processes :
         {app.add_flag("--decode-worker", flags.decode_worker),
          app.add_flag("--tune-step", flags.tune_step)})
        of_our_child_processes->group("");
}

} // namespace formant
