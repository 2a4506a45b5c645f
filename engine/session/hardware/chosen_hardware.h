#pragma once

#include "engine/hardware/device_choice.h"
#include "engine/hardware/gpu_config.h"
#include "engine/hardware/hardware_info.h"

#include <string>
#include <vector>

namespace formant {

/// The machine, what is remembered of it, and what a run computes on.
struct ChosenHardware {
    HardwareInfo hardware;
    GpuConfig remembered;
    DeviceChoice choice;
    std::vector<Message> warnings; ///< what is not well with what is remembered
};

/// Looks at the machine (which may take seconds: it opens LibTorch's CUDA libraries) and chooses as
/// `--gpu` (`asked`) and gpu_config.json say.
ChosenHardware choose_hardware(const std::string& asked);

/// The same for a machine that is known.
ChosenHardware choose_hardware(const std::string& asked, HardwareInfo hardware,
                               GpuConfigFound found);

/// What open_device() is to open for `--gpu`; looks at the machine only where that is "auto".
std::string device_for(const std::string& asked);

} // namespace formant
