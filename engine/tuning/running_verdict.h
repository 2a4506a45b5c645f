#pragma once

#include "engine/base/message.h"

namespace formant {

/// Explains why a GPU is not fully used during a run. Stages do not synchronize with the device
/// then, so only the wait for data is known. The arguments are means over some steps.
Message verdict_while_running(double step_ms, double data_wait_ms);

} // namespace formant
