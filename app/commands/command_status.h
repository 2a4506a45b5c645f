#pragma once

#include <string>

namespace CLI {
class App;
}

namespace formant {

/// The run that `formant status` or `formant stop` refers to.
struct RunChoice {
    std::string run;         ///< its folder or its name
    std::string runs_folder; ///< empty: the user's data folder
};

/// Prints the status of the run. Returns the exit code.
int show_status(const RunChoice& choice);
/// Stops the run and prints its status. Returns the exit code.
int stop_training(const RunChoice& choice);

/// Adds `formant status RUN` or `formant stop RUN`; parsing fills `choice`.
CLI::App* add_status_options(CLI::App& app, RunChoice& choice);
CLI::App* add_stop_options(CLI::App& app, RunChoice& choice);

} // namespace formant
