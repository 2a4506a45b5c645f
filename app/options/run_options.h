#pragma once

#include "engine/session/runs/run_request.h"

#include <string>

namespace CLI {
class App;
}

namespace formant {

/// Flags of the command line that are not part of the run itself.
struct RunFlags {
    bool headless = false;
    std::string queue_file; ///< empty: a single run
    bool retries_failed = false;
    std::string recipe; ///< whose runs are added to the queue; empty: none
    bool keeps_awake = false;
    std::size_t ranks = 1;
    std::string gpus; ///< "0,1" or "all"; empty: by the configuration
    std::int64_t max_restarts = 0;
    bool test_model = false;
    bool decode_worker = false;
    bool tune_step = false;
    bool verbose = false;
    bool version = false;
    bool man_page = false;
    std::string completion; ///< the shell; empty: none
    std::string libtorch;   ///< the launcher removes this option from the arguments
    std::string log_format = "progress";
};

/// Help of `--config` for the commands that work without a window.
constexpr const char* config_file_help =
    "Configuration (YAML), or the folder of a run. Without a window the default is ./config.yaml, "
    "or the built-in defaults if settings are given and it does not exist";

/// Adds the options for the configuration and start of a run; parsing fills `run`.
void add_start_options(CLI::App& app, RunRequest& run);

/// Adds the options of `formant` without a subcommand.
void add_run_options(CLI::App& app, RunRequest& run, RunFlags& flags);

} // namespace formant
