#pragma once

#include "engine/audio/mel_config.h"
#include "engine/config/config_table.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/unet/unet_config.h"
#include "engine/models/vits/vits_config.h"

#include <string>

namespace formant {

/// Selects the model and holds the settings of each kind (`model:` of the configuration).
struct ModelConfig {
    ModelConfig(); ///< the smallest size of each model

    std::string name = "unet";
    std::string size = "tiny"; ///< tiny, small, medium or large, as given to set_model_size()
    UnetConfig unet;
    VitsConfig vits;
    HifiganConfig hifigan;
};

/// Sets the widths and depths of a size. Single settings may override them afterwards.
void set_model_size(ModelConfig& config, const std::string& size);

/// Adds `model.name`, `model.size` and `model.<name>.*`.
void add_model_fields(ConfigTable& table, ModelConfig& config);

/// Checks constraints between fields of the selected model; ErrorKind::usage.
Result<void> check_model_config(const ModelConfig& config, const MelConfig& mel);

/// Returns true if the setting ("model.vits.n_heads") belongs to a model that is not selected.
bool is_of_another_model(const ModelConfig& config, const std::string& key);

/// Returns what TrainableModel::supports_gradient_checkpointing() of the model will return, before
/// the model is created.
bool supports_gradient_checkpointing(const ModelConfig& config);

} // namespace formant
