#pragma once

#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "tests/engine/models/reference/comparison.h"

#include <c10/core/ScalarType.h>
#include <nlohmann/json.hpp>

namespace formant::test {

/// Compares the decoder of XTTS, whose weights are given, with decoder.pt and conditioning.pt of a
/// folder with this configuration: upsampled hidden states, audio, the vector of a speaker.
void compare_xtts_decoder(Comparison& comparison, const Path& folder, const nlohmann::json& config,
                          const StateTree::Map& weights, at::ScalarType precision);

} // namespace formant::test
