#pragma once

#include "engine/hardware/gpu_config.h"
#include "engine/hardware/hardware_info.h"

#include <optional>
#include <string>

namespace formant {

/// Returns the ID under which a GPU is remembered: its UUID, or its PCI bus ID if the driver
/// reports none.
std::string persistent_id(const GpuInfo& gpu);

/// Returns true if LibTorch can currently train on the GPU.
bool can_train(const GpuInfo& gpu);

/// Returns the number that `--gpu` accepts: LibTorch's, or the driver's for a card that LibTorch
/// cannot open.
std::string number_of(const GpuInfo& gpu);

/// Finds the GPU that `--gpu` names by its number or the first characters of its UUID, usable or
/// not; of two with the same number the usable one. Null if none matches.
const GpuInfo* find_gpu(const HardwareInfo& hardware, const std::string& choice);

/// Returns the usable GPU with the most memory; ties are broken by the newest architecture, then by
/// order. Null if there is none.
const GpuInfo* best_gpu(const HardwareInfo& hardware);

/// Returns the GPU with this LibTorch index; null if there is none.
const GpuInfo* gpu_of_index(const HardwareInfo& hardware, std::optional<int> index);

struct DeviceChoice {
    std::string device; ///< for open_device(): "cpu", the number of a GPU, or the value of `--gpu`
    Message how;        ///< why this device was chosen
    bool is_replacement = false; ///< the remembered device cannot be used: notify the user
};

/// Resolves the device of a run. `--gpu` overrides the remembered device (`choice` is then not
/// "auto" and is passed on for open_device() to check). A remembered GPU that is gone or unusable
/// is replaced by the best one available; without a usable GPU it is the CPU.
DeviceChoice resolve_device(const std::string& choice, const GpuConfig& remembered,
                            const HardwareInfo& hardware);

} // namespace formant
