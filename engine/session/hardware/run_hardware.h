#pragma once

#include "engine/base/result.h"
#include "engine/session/hardware/automatic_settings.h"
#include "engine/session/hardware/chosen_hardware.h"
#include "engine/session/hardware/hardware_service.h"
#include "engine/session/runs/run_request.h"

#include <c10/core/Device.h>

#include <vector>

namespace formant {

/// What a run computes on and with, told at its beginning.
struct RunHardware {
    ChosenHardware chosen;
    c10::Device device{c10::kCPU};
    std::vector<SettledSetting> settings;
};

/// Opens the device that `--gpu` and gpu_config.json choose, and settles what is automatic in
/// `config` for it: as the run began, where it goes on. ErrorKind::device, ErrorKind::usage where
/// the device cannot be opened; `config` is then settled for the CPU.
Result<RunHardware> settle_run_hardware(const RunRequest& request, RunConfig& config);

/// The card that it computes on; null: the CPU.
const GpuInfo* gpu_of(const RunHardware& hardware);

/// All of it, as `formant hardware` shows it.
HardwareReport report_on(const RunHardware& hardware);

/// A few lines for the beginning of a run: on what it computes, and what was chosen for that.
std::vector<Message> first_words(const RunHardware& hardware);

} // namespace formant
