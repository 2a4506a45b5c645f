#pragma once

#include "engine/hardware/environment.h"
#include "engine/hardware/gpu_info.h"
#include "engine/hardware/gpu_list.h"

namespace formant {

/// What the vendors' drivers list by themselves, in their order.
struct DriverLists {
    std::vector<GpuInfo> nvidia;
    std::vector<GpuInfo> amd;
};

/// One entry a card: those that LibTorch lists in its order, with what the drivers know of them,
/// found again by UUID or place on the PCI bus; then those that only a driver lists, each with the
/// reason why it cannot be used.
std::vector<GpuInfo> merge_gpus(const DriverLists& drivers, const GpuList& libtorch,
                                const Environment& environment);

/// Asks NVML and the kernel. What has no driver is an empty list.
DriverLists ask_drivers();

/// All GPUs of this machine as they are now. Nothing runs on them; the first call in a process may
/// take seconds, because it opens LibTorch's CUDA libraries.
std::vector<GpuInfo> take_gpu_inventory();

} // namespace formant
