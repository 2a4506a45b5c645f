#pragma once

#include "engine/session/automatic_settings.h"
#include "engine/session/chosen_hardware.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace formant {

struct HardwareRequest {
    std::string device = "auto";       ///< as `--gpu`
    std::string config_file;           ///< whose run the settings are for; empty: all automatic
    std::vector<std::string> settings; ///< `--set key=value`, in order
};

/// Everything that `formant hardware` and the window show of a machine and of what suits it.
struct HardwareReport {
    ChosenHardware chosen;
    std::optional<int> gpu_index; ///< of the card that was chosen; absent: the CPU
    std::vector<SettledSetting> settings;
    std::vector<Message> recommendations;
    /// Versions by name: "formant", "LibTorch", "CUDA", "driver"; empty: not available.
    std::vector<std::pair<std::string, std::string>> versions;

    /// The card that was chosen; null: the CPU.
    const GpuInfo* gpu() const { return gpu_of_index(chosen.hardware, gpu_index); }
};

/// Looks at the machine; on the GPUs nothing runs but attention. ErrorKind::usage where
/// the configuration is not valid or there is no such GPU.
Result<HardwareReport> hardware_report(const HardwareRequest& request);

/// The same for a machine that is known and a configuration that was read; `gpu_index` as in the
/// report.
HardwareReport hardware_report_of(ChosenHardware chosen, std::optional<int> gpu_index,
                                  RunConfig config, const ModelFacts& model, const DataFacts& data);

} // namespace formant
