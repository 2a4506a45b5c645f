#pragma once

#include "app/commands/command_hardware.h"

namespace CLI {
class App;
}

namespace formant {

/// `formant hardware`; fills in `command`.
CLI::App* add_hardware_options(CLI::App& app, HardwareCommand& command);

} // namespace formant
