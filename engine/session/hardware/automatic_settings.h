#pragma once

#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/run_config.h"

#include <string>
#include <vector>

namespace formant {

/// Who decided on a setting: the configuration (or a default that is a value), the program, or the
/// beginning of the run that goes on.
enum class SettingSource { configured, automatic, begun };

struct SettledSetting {
    std::string key;
    std::string value;      ///< that holds
    std::string suggestion; ///< that suits this machine
    Message reason;         ///< of the suggestion
    SettingSource source = SettingSource::configured;
};

/// What automatic settings depend on.
struct SettingFacts {
    const HardwareInfo& hardware;
    const GpuInfo* gpu = nullptr; ///< of `hardware`; null: the CPU
    const GpuConfig& remembered;  ///< with what tunings have measured
    ModelFacts model;
    DataFacts data;
};

/// Puts a value in place of everything that is automatic in `config` and has a suggestion. A value
/// of the configuration stays. Of a run that goes on, `begun` is the configuration that it began
/// with (else null): its values and the samples of a step stay too, or the training would become
/// another one; only what changes nothing but the speed is chosen anew. All that have a suggestion
/// are listed.
std::vector<SettledSetting> settle_automatic_settings(RunConfig& config, const SettingFacts& facts,
                                                      const RunConfig* begun);

} // namespace formant
