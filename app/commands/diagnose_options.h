#pragma once

#include "app/commands/command_diagnose.h"

namespace CLI {
class App;
}

namespace formant {

/// `formant diagnose`; fills in `command`.
CLI::App* add_diagnose_options(CLI::App& app, DiagnoseCommand& command);

} // namespace formant
