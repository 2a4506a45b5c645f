#pragma once

#include "engine/session/runs/run_status.h"

#include <string>

namespace formant {

/// Returns what a rank does in a step: "rank 1: 4 samples a step, 120 ms computing, ...".
std::string rank_text(std::size_t number, const RankReport& rank);

} // namespace formant
