#pragma once

#include "engine/hardware/device_choice.h"
#include "engine/hardware/gpu_config.h"
#include "engine/hardware/hardware_info.h"

#include <string>
#include <vector>

namespace formant {

/// Stores the detected hardware, the saved gpu_config.json and the device that a run would use.
struct ChosenHardware {
    HardwareInfo hardware;
    GpuConfig remembered;
    DeviceChoice choice;
    std::vector<Message> warnings; ///< problems with gpu_config.json or the saved device
};

/// Detects the hardware and chooses the device according to `--gpu` (`requested`) and
/// gpu_config.json. May take seconds: it loads the CUDA libraries of LibTorch.
ChosenHardware choose_hardware(const std::string& requested);

/// Chooses the device on hardware that was already detected.
ChosenHardware choose_hardware(const std::string& requested, HardwareInfo hardware,
                               GpuConfigFound found);

/// Returns the argument for open_device() that corresponds to `--gpu` (`requested`). Detects the
/// hardware only for "auto", and then logs the warnings.
std::string device_to_open(const std::string& requested);

} // namespace formant
