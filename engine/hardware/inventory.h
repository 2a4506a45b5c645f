#pragma once

#include "engine/hardware/gpu_inventory.h"
#include "engine/hardware/hardware_info.h"

namespace formant {

/// Everything in one: `merge_gpus`, and where that gives none why; the notes on the environment.
HardwareInfo merge_inventory(HostInfo host, const DriverLists& drivers, const GpuList& libtorch,
                             const Environment& environment);

/// This machine as it is now. Nothing runs on a GPU, so that what others compute on it is not
/// disturbed: `attention_backends` is absent. The first call in a process may take seconds.
HardwareInfo take_inventory();

/// Has each usable GPU compute: fills in `attention_backends`, and what the drivers and LibTorch do
/// not tell of the free memory and of the kernels. Takes some hundred MB on each GPU until the
/// process ends.
void try_gpus(HardwareInfo& hardware);

} // namespace formant
