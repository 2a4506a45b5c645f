#pragma once

#include "engine/session/run_service.h"

namespace formant {

/// `--test-model`: builds, trains one step, speaks; the exit code.
int test_model(const RunRequest& request);

} // namespace formant
