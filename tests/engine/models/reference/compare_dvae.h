#pragma once

#include "engine/base/paths.h"
#include "tests/engine/models/reference/comparison.h"

#include <c10/core/ScalarType.h>
#include <nlohmann/json.hpp>

namespace formant::test {

/// Compares the codec of XTTS with dvae.pth and codec.pt of a folder with this configuration: codes
/// and mel of a recording, and losses, gradients and codebook of a training step.
void compare_dvae(Comparison& comparison, const Path& folder, const nlohmann::json& config,
                  at::ScalarType precision);

} // namespace formant::test
