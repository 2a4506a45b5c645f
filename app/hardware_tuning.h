#pragma once

#include "engine/session/hardware/hardware_service.h"

namespace formant {

/// Runs `formant hardware --tune`: measures batch sizes of a configuration, prints the results and
/// saves the fastest. Returns the exit code.
int tune_in_terminal(const HardwareRequest& request);

} // namespace formant
