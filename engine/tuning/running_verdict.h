#pragma once

#include "engine/base/message.h"

namespace formant {

/// Why a GPU is not fully used, as far as that shows while a training runs: nobody waits for the
/// device between the stages then, so only the wait for data is known. Means over some steps.
Message verdict_while_running(double step_ms, double data_wait_ms);

} // namespace formant
