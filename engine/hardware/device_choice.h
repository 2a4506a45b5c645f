#pragma once

#include "engine/hardware/gpu_config.h"
#include "engine/hardware/hardware_info.h"

#include <optional>
#include <string>

namespace formant {

/// What a GPU is remembered by: its UUID; its place on the bus where the driver gives none.
std::string lasting_name(const GpuInfo& gpu);

/// Whether LibTorch can compute on it now.
bool can_train(const GpuInfo& gpu);

/// As `--gpu` calls it: LibTorch's number; of a card that it cannot open the driver's.
std::string number_of(const GpuInfo& gpu);

/// The GPU that `--gpu` names, by its number or the beginning of its UUID, whether it can be used
/// or not; of two with one number the one that can. Null where none is called so.
const GpuInfo* find_gpu(const HardwareInfo& hardware, const std::string& asked);

/// The usable GPU with the most memory, among equal ones of the newest architecture, then the
/// first; null where there is none.
const GpuInfo* best_gpu(const HardwareInfo& hardware);

/// The GPU that LibTorch calls by this number; null where it calls none so.
const GpuInfo* gpu_of_index(const HardwareInfo& hardware, std::optional<int> index);

struct DeviceChoice {
    std::string device; ///< for open_device(): "cpu", the number of a GPU, or `--gpu` as it stands
    Message how;        ///< why it is this one
    bool is_replacement = false; ///< what is remembered cannot be used: people should know
};

/// What a run computes on. `--gpu` wins over what is remembered (`asked` is then not "auto", and is
/// passed on for open_device() to check); a remembered GPU that is gone or cannot be used is
/// replaced by the best one there is; without a usable GPU it is the CPU.
DeviceChoice choose_device_of(const std::string& asked, const GpuConfig& remembered,
                              const HardwareInfo& hardware);

} // namespace formant
