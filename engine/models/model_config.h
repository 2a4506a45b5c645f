#pragma once

#include "engine/config/config_table.h"
#include "engine/models/unet/unet_config.h"

#include <string>

namespace formant {

/// Which model, and the settings of each kind (`model:` of the configuration).
struct ModelConfig {
    std::string name = "unet";
    UnetConfig unet;
};

/// Adds `model.name` and `model.<name>.*`.
void add_model_fields(ConfigTable& table, ModelConfig& config);

} // namespace formant
