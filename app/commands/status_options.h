#pragma once

#include "app/commands/command_status.h"

namespace CLI {
class App;
}

namespace formant {

/// `formant status RUN` and `formant stop RUN`; fill in `choice`.
CLI::App* add_status_options(CLI::App& app, RunChoice& choice);
CLI::App* add_stop_options(CLI::App& app, RunChoice& choice);

} // namespace formant
