#pragma once

#include "engine/hardware/environment.h"
#include "engine/hardware/gpu_info.h"

#include <cstddef>

namespace formant {

/// The cards of a driver's list that the environment makes visible to programs.
struct VisibleDevices {
    std::vector<std::size_t> positions; ///< in the driver's list, in the order of their new numbers
    /// False if the numbers depend on an order that no driver reports: CUDA's own (fastest first)
    /// among different cards, or a slice (MIG) that is named by its own UUID. `positions` then only
    /// follows the driver's order.
    bool order_is_known = true;
};

/// Applies CUDA_VISIBLE_DEVICES and CUDA_DEVICE_ORDER as described in the CUDA Programming Guide
/// ("CUDA Environment Variables"): numbers, prefixes of UUIDs, MIG slices; the list ends at the
/// first entry that matches no card. A card that is named twice hides all, which the guide does not
/// say. `cards` are in the order of their PCI bus IDs, as NVML lists them.
VisibleDevices visible_cuda_devices(const std::vector<GpuInfo>& cards,
                                    const Environment& environment);

/// Applies ROCR_VISIBLE_DEVICES and then, to the remaining cards, HIP_VISIBLE_DEVICES, or
/// CUDA_VISIBLE_DEVICES if that is not set.
VisibleDevices visible_hip_devices(const std::vector<GpuInfo>& cards,
                                   const Environment& environment);

} // namespace formant
