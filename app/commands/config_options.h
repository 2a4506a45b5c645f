#pragma once

#include "app/commands/command_config.h"

namespace CLI {
class App;
}

namespace formant {

/// Adds `config check|show|import|help|reference`; parsing fills `command`.
CLI::App* add_config_options(CLI::App& app, ConfigCommand& command);

} // namespace formant
