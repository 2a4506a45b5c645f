#pragma once

#include "engine/session/hardware/hardware_service.h"

namespace formant {

/// `formant hardware --tune`: measures batch sizes of a configuration, prints what was tried, and
/// remembers the fastest; the exit code.
int tune_in_terminal(const HardwareRequest& request);

} // namespace formant
