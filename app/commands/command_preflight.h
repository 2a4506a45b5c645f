#pragma once

#include "engine/session/runs/run_request.h"

namespace CLI {
class App;
}

namespace formant {

/// Runs the pre-flight checks and prints each line as soon as it is known. Returns the exit code:
/// that of the first failure, or of a stop by Ctrl-C.
int run_preflight_command(const RunRequest& request);

/// Adds `formant preflight`; parsing fills `run`.
CLI::App* add_preflight_options(CLI::App& app, RunRequest& run);

} // namespace formant
