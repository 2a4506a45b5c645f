#pragma once

#include "engine/audio/mel_config.h"
#include "engine/config/config_table.h"
#include "engine/models/kind_settings.h"
#include "engine/models/lora_config.h"

#include <string>

namespace formant {

/// Selects the model and holds the settings of each kind (`model:` of the configuration).
struct ModelConfig {
    ModelConfig(); ///< the first kind, and the smallest size of each

    std::string name;          ///< of a ModelKind
    std::string size = "tiny"; ///< tiny, small, medium or large, as given to set_model_size()
    LoraConfig lora;
    KindSettings kinds;

    /// Returns the settings of one kind: `of<UnetConfig>()`.
    template <class Settings>
    Settings& of() {
        return kinds.of<Settings>();
    }
    template <class Settings>
    const Settings& of() const {
        return kinds.of<Settings>();
    }
};

/// Sets the widths and depths of a size. Single settings may override them afterwards.
void set_model_size(ModelConfig& config, const std::string& size);

/// Adds `model.name`, `model.size`, `model.lora_*` and `model.<name>.*`.
void add_model_fields(ConfigTable& table, ModelConfig& config);

/// Checks constraints between fields of the selected model; ErrorKind::usage, also for an unknown
/// name.
Result<void> check_model_config(const ModelConfig& config, const MelConfig& mel);

/// Returns true if the setting ("model.vits.n_heads") belongs to a model that is not selected.
bool is_of_another_model(const ModelConfig& config, const std::string& key);

} // namespace formant
