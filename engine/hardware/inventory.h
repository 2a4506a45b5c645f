#pragma once

#include "engine/hardware/gpu_inventory.h"
#include "engine/hardware/hardware_info.h"

namespace formant {

/// Combines the host, the result of `merge_gpus` or the reason why it is empty, and the notes on
/// the environment.
HardwareInfo merge_inventory(HostInfo host, const DriverLists& drivers, const GpuList& libtorch,
                             const Environment& environment);

/// Reads the current state of this machine. Runs nothing on a GPU, so that other programs on it are
/// not disturbed: `attention_backends` stays absent. The first call in a process may take seconds.
HardwareInfo take_inventory();

/// Runs kernels on each usable GPU: fills in `attention_backends`, and the free memory and the
/// kernel support if the drivers and LibTorch do not report them. Takes some hundred MB on each GPU
/// until the process ends.
void probe_gpus(HardwareInfo& hardware);

} // namespace formant
