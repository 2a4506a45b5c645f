#pragma once

#include "engine/session/runs/run_request.h"

namespace formant {

/// `--test-model`: builds, trains one step, speaks; the exit code.
int test_model(const RunRequest& request);

} // namespace formant
