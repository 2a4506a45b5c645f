#pragma once

#include "engine/hardware/gpu_info.h"

#include <vector>

namespace formant {

/// Returns what somebody who trains on a card of this architecture should know: its fast number
/// formats, what they imply, and what it needs. Empty for an unknown architecture.
std::vector<Message> card_tips(const GpuInfo& gpu);

} // namespace formant
