#pragma once

#include "engine/session/config/config_service.h"
#include "engine/session/interop/config_import.h"

#include <string>

namespace CLI {
class App;
}

namespace formant {

enum class ConfigAction { check, show, import_external, help, reference };

/// Request of `formant config ...`.
struct ConfigCommand {
    ConfigAction action = ConfigAction::help;
    ConfigRequest config;        ///< for check and show
    ConfigImport import_request; ///< for import_external
    std::string key;             ///< for help; empty: all
};

/// Executes the request and prints the results. Returns the exit code.
int handle_config(const ConfigCommand& command);

/// Adds `config check|show|import|help|reference`; parsing fills `command`.
CLI::App* add_config_options(CLI::App& app, ConfigCommand& command);

} // namespace formant
