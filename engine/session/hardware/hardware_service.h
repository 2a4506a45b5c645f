#pragma once

#include "engine/session/hardware/automatic_settings.h"
#include "engine/session/hardware/chosen_hardware.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// Stores the options of `formant hardware`.
struct HardwareRequest {
    std::string device = "auto"; ///< argument of `--gpu`
    std::string
        config_file; ///< of the run to resolve settings for; empty: all settings are automatic
    std::vector<std::string> settings; ///< `--set key=value`, in order
};

/// Stores what is known about the hardware and the settings that suit it. `formant hardware` and
/// the Hardware page show it.
struct HardwareReport {
    ChosenHardware chosen;
    std::optional<std::size_t>
        gpu_position; ///< of the chosen GPU in chosen.hardware.gpus; absent: the CPU
    std::vector<ResolvedSetting> settings;
    std::vector<Message> recommendations;
    /// Stores versions by name: "formant", "LibTorch", "CUDA" (that LibTorch was built for),
    /// "driver", and "driver's CUDA" (the newest version that the driver supports). Empty: not
    /// available.
    std::vector<std::pair<std::string, std::string>> versions;

    /// Returns the chosen GPU; null for the CPU.
    const GpuInfo* gpu() const {
        return gpu_position ? &chosen.hardware.gpus[*gpu_position] : nullptr;
    }
};

/// Detects the hardware and resolves the settings of the configuration for it. The only computation
/// that runs on the GPUs is a test of the attention kernels. A GPU that `--gpu` names but that
/// cannot be used is reported together with the reason.
/// Returns ErrorKind::usage if the configuration is not valid, and ErrorKind::device if there is no
/// such GPU.
Result<HardwareReport> collect_hardware_report(const HardwareRequest& request);

/// Builds the report for hardware and settings that are already resolved.
HardwareReport make_hardware_report(ChosenHardware chosen, std::optional<std::size_t> gpu_position,
                                    std::vector<ResolvedSetting> settings);

/// Builds the report for known hardware and a configuration whose settings are to be resolved.
/// `gpu_position` as in HardwareReport.
HardwareReport make_hardware_report(ChosenHardware chosen, std::optional<std::size_t> gpu_position,
                                    RunConfig config, const ModelFacts& model,
                                    const DataFacts& data);

} // namespace formant
