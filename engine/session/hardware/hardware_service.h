#pragma once

#include "engine/session/hardware/automatic_settings.h"
#include "engine/session/hardware/chosen_hardware.h"

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
    std::optional<std::size_t> gpu_place; ///< of the card that was chosen, in `chosen`; absent: the
                                          ///< CPU
    std::vector<SettledSetting> settings;
    std::vector<Message> recommendations;
    /// Versions by name: "formant", "LibTorch", "CUDA" (that LibTorch was made for), "driver",
    /// "driver's CUDA" (the newest that it runs); empty: not available.
    std::vector<std::pair<std::string, std::string>> versions;

    /// The card that was chosen; null: the CPU.
    const GpuInfo* gpu() const { return gpu_place ? &chosen.hardware.gpus[*gpu_place] : nullptr; }
};

/// Looks at the machine; on the GPUs nothing runs but attention. A card that `--gpu` names and that
/// cannot be used is reported on all the same, with why. ErrorKind::usage where the configuration
/// is not valid, ErrorKind::device where there is no such GPU.
Result<HardwareReport> hardware_report(const HardwareRequest& request);

/// The same of settings that are settled.
HardwareReport hardware_report_of(ChosenHardware chosen, std::optional<std::size_t> gpu_place,
                                  std::vector<SettledSetting> settings);

/// The same for a machine that is known and a configuration that was read; `gpu_place` as in the
/// report.
HardwareReport hardware_report_of(ChosenHardware chosen, std::optional<std::size_t> gpu_place,
                                  RunConfig config, const ModelFacts& model, const DataFacts& data);

} // namespace formant
