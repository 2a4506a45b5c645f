#pragma once

#include "engine/base/result.h"
#include "engine/session/config/run_config.h"
#include "engine/session/hardware/automatic_settings.h"
#include "engine/session/hardware/chosen_hardware.h"
#include "engine/session/hardware/hardware_service.h"

#include <c10/core/Device.h>

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Stores the device of a run and its settings after automatic values were resolved.
struct RunHardware {
    ChosenHardware chosen;
    c10::Device device{c10::kCPU};
    std::vector<ResolvedSetting> settings;
};

/// Opens the device that `device` (RunRequest::device) and gpu_config.json choose, and resolves the
/// automatic settings in `config` for it. A resumed run keeps the values in its original
/// configuration (ResumePoint::original_config). Returns ErrorKind::device or ErrorKind::usage if
/// the device cannot be opened; `config` is then resolved for the CPU.
Result<RunHardware> resolve_run_hardware(const std::string& device, RunConfig& config,
                                         const std::optional<RunConfig>& original_config);

/// Returns the GPU of the run; null for the CPU.
const GpuInfo* gpu_of(const RunHardware& hardware);

/// Builds the report that `formant hardware` would show for this run.
HardwareReport run_hardware_report(const RunHardware& hardware);

/// Returns a few lines to log when a run starts: its device, and how its settings were chosen.
std::vector<Message> startup_messages(const RunHardware& hardware, const TrainConfig& config,
                                      std::size_t num_ranks);

} // namespace formant
