#pragma once

#include "engine/hardware/environment.h"
#include "engine/hardware/gpu_info.h"

#include <cstddef>

namespace formant {

/// Which cards of a driver's list the environment leaves to programs.
struct VisibleDevices {
    std::vector<std::size_t> positions; ///< in the driver's list, in the order of their new numbers
    /// False where numbers mean an order that no driver tells: CUDA's own, fastest first, among
    /// cards that differ; or where a slice (MIG) is named by its own UUID. `positions` is then only
    /// how the driver's order would read.
    bool order_is_known = true;
};

/// By CUDA_VISIBLE_DEVICES and CUDA_DEVICE_ORDER, as the CUDA Programming Guide ("CUDA Environment
/// Variables") describes them: numbers, beginnings of UUIDs, MIG slices; the list ends at the first
/// that is no card. When one is named twice nothing is left, which the guide does not say. `cards`
/// in the order of their places on the PCI bus, as NVML lists them.
VisibleDevices visible_cuda_devices(const std::vector<GpuInfo>& cards,
                                    const Environment& environment);

/// By ROCR_VISIBLE_DEVICES, and among those that it leaves by HIP_VISIBLE_DEVICES, for which
/// CUDA_VISIBLE_DEVICES stands in where it is not set.
VisibleDevices visible_hip_devices(const std::vector<GpuInfo>& cards,
                                   const Environment& environment);

} // namespace formant
