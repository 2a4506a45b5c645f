#pragma once

#include "engine/session/runs/run.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the usage of the cards: "GPU 97 %, 10.2 of 24.0 GiB", as far as it is known; empty
/// without a card.
std::string gpu_usage_text(const std::vector<GpuSample>& gpus);

} // namespace formant
