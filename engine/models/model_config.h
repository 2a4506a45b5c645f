#pragma once

#include "engine/config/config_table.h"
#include "engine/models/unet/unet_config.h"

#include <string>

namespace formant {

/// Which model, and the settings of each kind (`model:` of the configuration).
struct ModelConfig {
    std::string name = "unet";
    std::string size = "tiny"; ///< tiny, small, medium: what set_model_size() was given
    UnetConfig unet;
};

/// The widths and depths of a size, to begin with; single settings may change them afterwards.
void set_model_size(ModelConfig& config, const std::string& size);

/// Adds `model.name`, `model.size` and `model.<name>.*`.
void add_model_fields(ConfigTable& table, ModelConfig& config);

} // namespace formant
