#pragma once

#include "engine/hardware/environment.h"
#include "engine/hardware/gpu_info.h"
#include "engine/hardware/gpu_list.h"

namespace formant {

/// Cards as listed by each vendor's driver, in the driver's order.
struct DriverLists {
    std::vector<GpuInfo> nvidia;
    std::vector<GpuInfo> amd;
};

/// Merges the lists into one entry per card: first the cards that LibTorch lists, in its order,
/// completed by the driver's information (matched by UUID or PCI bus ID); then the cards that only
/// a driver lists, each with the reason why it cannot be used.
std::vector<GpuInfo> merge_gpus(const DriverLists& drivers, const GpuList& libtorch,
                                const Environment& environment);

/// Queries NVML and the kernel. A vendor without a driver has an empty list.
DriverLists query_drivers();

/// Lists all GPUs of this machine in their current state, without running anything on them. The
/// first call in a process may take seconds, because it opens LibTorch's CUDA libraries.
std::vector<GpuInfo> take_gpu_inventory();

} // namespace formant
