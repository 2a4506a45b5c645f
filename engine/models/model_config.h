#pragma once

#include "engine/audio/mel_config.h"
#include "engine/config/config_table.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/unet/unet_config.h"
#include "engine/models/vits/vits_config.h"

#include <string>

namespace formant {

/// Which model, and the settings of each kind (`model:` of the configuration).
struct ModelConfig {
    ModelConfig(); ///< the smallest of each

    std::string name = "unet";
    std::string size = "tiny"; ///< tiny, small, medium, large: what set_model_size() was given
    UnetConfig unet;
    VitsConfig vits;
    HifiganConfig hifigan;
};

/// The widths and depths of a size, to begin with; single settings may change them afterwards.
void set_model_size(ModelConfig& config, const std::string& size);

/// Adds `model.name`, `model.size` and `model.<name>.*`.
void add_model_fields(ConfigTable& table, ModelConfig& config);

/// What the ranges of single fields cannot say, of the model that is chosen; ErrorKind::usage.
Result<void> check_model_config(const ModelConfig& config, const MelConfig& mel);

/// Does the setting ("model.vits.n_heads") belong to a kind of model that is not chosen?
bool is_of_another_model(const ModelConfig& config, const std::string& key);

/// Whether the model can compute activations again instead of keeping them: what
/// TrainableModel::can_recompute() will say, known before it is made.
bool can_recompute(const ModelConfig& config);

} // namespace formant
