#pragma once

#include "engine/hardware/gpu_info.h"
#include "engine/hardware/host_info.h"

#include <utility>

namespace formant {

/// Everything that is known of a machine before anything runs on it.
struct HardwareInfo {
    HostInfo host;
    std::vector<GpuInfo> gpus; ///< in LibTorch's order, then those that it cannot open
    Message why_no_gpu;        ///< where `gpus` is empty
    /// Set variables that change how GPUs are found or how fast they are, with what that does.
    std::vector<std::pair<std::string, Message>> environment;
};

} // namespace formant
