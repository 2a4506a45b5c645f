#pragma once

#include "engine/session/config/config_service.h"
#include "engine/session/interop/config_import.h"

#include <string>

namespace formant {

enum class ConfigAction { check, show, import_older, help, reference };

/// What `formant config ...` asks for.
struct ConfigCommand {
    ConfigAction action = ConfigAction::help;
    ConfigRequest config; ///< of check and show
    ConfigImport older;   ///< of import_older
    std::string key;      ///< of help; empty: all
};

/// Does it and prints what was found; the exit code.
int handle_config(const ConfigCommand& command);

} // namespace formant
