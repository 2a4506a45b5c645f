#pragma once

#include "engine/hardware/hardware_info.h"

namespace formant {

/// Adds to the notes of the machine and of its NVIDIA GPUs what WSL2 does differently: a share of
/// the RAM, and GPU memory that spills into it. Nothing on other platforms.
void add_wsl_notes(HardwareInfo& info);

} // namespace formant
