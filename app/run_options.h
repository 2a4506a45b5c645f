#pragma once

#include "engine/session/runs/run_request.h"

#include <string>

namespace CLI {
class App;
}

namespace formant {

/// What the options of a training ask for besides the run itself.
struct RunFlags {
    bool headless = false;
    std::string queue_file; ///< empty: one training, not a queue
    bool keeps_awake = false;
    bool test_model = false;
    bool decode_worker = false;
    bool tune_step = false;
    bool verbose = false;
    std::string log_format = "progress";
};

/// The options that say what a training is of and where it goes on.
void add_start_options(CLI::App& app, RunRequest& run);

/// The options of `formant` without a subcommand.
void add_run_options(CLI::App& app, RunRequest& run, RunFlags& flags);

} // namespace formant
