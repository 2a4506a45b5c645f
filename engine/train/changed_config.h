#pragma once

#include "engine/base/result.h"
#include "engine/train/setting_values.h"
#include "engine/train/train_config.h"

namespace formant {

/// Returns `config` with new values of settings that may change while a run trains
/// (Field::restart_needed is false). Clears the layer patterns if train.layers changes to anything
/// but `custom`. Pure. Returns ErrorKind::usage for any other setting, an invalid value, and values
/// that contradict each other.
Result<TrainConfig> with_settings(TrainConfig config, const SettingValues& settings);

} // namespace formant
