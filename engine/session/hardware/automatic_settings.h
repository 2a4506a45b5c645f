#pragma once

#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/run_config.h"

#include <string>
#include <vector>

namespace formant {

/// Replaces suggested values with those that the user chose for this device (`device` as in
/// GpuConfig). Choices for another device are ignored, as are values that are not valid for their
/// setting (gpu_config.json can be edited) or that the model does not support.
void apply_user_choices(std::vector<SuggestedSetting>& suggestions, const GpuConfig& remembered,
                        const std::string& device);

/// Names the origin of a value. `configured`: the configuration. `automatic`: this program.
/// `user_choice`: the user, for this device (gpu_config.json). `original_run`: the configuration
/// with which the resumed run was started.
enum class SettingSource { configured, automatic, user_choice, original_run };

/// Stores a setting after automatic values were resolved, with the value that this program suggests
/// for the machine.
struct ResolvedSetting {
    std::string key;
    std::string value;      ///< the value in effect
    std::string suggestion; ///< the value that suits this machine
    Message reason;         ///< for the suggestion
    SettingSource source = SettingSource::configured;
};

/// Stores what automatic settings depend on.
struct SettingFacts {
    const HardwareInfo& hardware;
    const GpuInfo* gpu = nullptr; ///< the device to use, an element of `hardware`; null: the CPU
    const GpuConfig& remembered;  ///< user choices and measured batch sizes (gpu_config.json)
    ModelFacts model;
    DataFacts data;
};

/// Replaces every automatic value in `config` for which there is a suggestion. Other values of the
/// configuration stay.
/// `original`: the configuration with which a resumed run was started, else null. Its values and
/// its effective batch size take precedence, because other ones would change the training; only
/// settings that affect nothing but the speed are chosen again.
/// Returns all settings for which there is a suggestion.
std::vector<ResolvedSetting>
resolve_automatic_settings(RunConfig& config, const SettingFacts& facts, const RunConfig* original);

} // namespace formant
