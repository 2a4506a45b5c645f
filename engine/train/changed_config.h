#pragma once

#include "engine/base/result.h"
#include "engine/train/setting_values.h"
#include "engine/train/train_config.h"

namespace formant {

/// The configuration with other values of settings that may change while a training runs
/// (Field::restart_needed). Another choice of layers than `custom` forgets the patterns. Pure.
/// ErrorKind::usage for any other setting, a value that is none of it, and values that contradict
/// each other.
Result<TrainConfig> with_settings(TrainConfig config, const SettingValues& settings);

} // namespace formant
