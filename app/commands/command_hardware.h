#pragma once

#include "engine/session/hardware/hardware_service.h"

namespace formant {

/// What `formant hardware` asks for besides the report.
struct HardwareCommand {
    HardwareRequest hardware;
    bool json = false;
    bool self_test = false;
    bool tune = false;
    bool reconfigure = false;
};

/// Prints the report, tests the device, measures batch sizes on it, or chooses it anew; the exit
/// code.
int handle_hardware(const HardwareCommand& command);

} // namespace formant
