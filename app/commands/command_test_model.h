#pragma once

#include "engine/session/runs/run_request.h"

namespace formant {

/// Runs `--test-model`: builds the model, trains one step and synthesizes. Returns the exit code.
int test_model(const RunRequest& request);

} // namespace formant
