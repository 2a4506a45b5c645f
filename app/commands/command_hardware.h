#pragma once

#include "app/launched_ranks.h"
#include "engine/session/hardware/hardware_service.h"

namespace CLI {
class App;
}

namespace formant {

/// Request of `formant hardware`: the action if it is not the report.
struct HardwareCommand {
    HardwareRequest hardware;
    bool json = false;
    bool self_test = false;
    bool tune = false;
    bool reconfigure = false;
    RankOptions ranks{}; ///< of the self-test
};

/// Prints the report, tests the device, measures batch sizes on it, or chooses a device again.
/// Returns the exit code.
int handle_hardware(const HardwareCommand& command);

/// Adds `formant hardware`; parsing fills `command`.
CLI::App* add_hardware_options(CLI::App& app, HardwareCommand& command);

} // namespace formant
