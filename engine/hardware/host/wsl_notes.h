#pragma once

#include "engine/hardware/hardware_info.h"

namespace formant {

/// Adds notes on the specifics of WSL2 to the machine and its NVIDIA GPUs: the limited share of
/// RAM, and GPU memory that spills into RAM. Does nothing on other platforms.
void add_wsl_notes(HardwareInfo& info);

} // namespace formant
