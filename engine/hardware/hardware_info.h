#pragma once

#include "engine/hardware/gpu_info.h"
#include "engine/hardware/host_info.h"

#include <utility>

namespace formant {

/// The properties of a machine that can be read without running anything on it.
struct HardwareInfo {
    HostInfo host;
    std::vector<GpuInfo> gpus; ///< in LibTorch's order, then those it cannot open
    Message why_no_gpu;        ///< if `gpus` is empty
    /// Variables that affect which GPUs are found or how fast they are, with a description of the
    /// effect.
    std::vector<std::pair<std::string, Message>> environment;
};

} // namespace formant
