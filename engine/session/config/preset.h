#pragma once

#include "engine/config/config_table.h"

#include <string>
#include <vector>

namespace formant {

/// A named set of values for a kind of machine or task, on which a configuration is based.
struct Preset {
    const char* name;  ///< as in the setting `preset`
    MessageText title; ///< what the window calls it
    MessageText help;
    std::string yaml; ///< its values, in the form of a configuration file
};

/// Returns all presets; the first is "none", which sets nothing.
const std::vector<Preset>& presets();

/// Returns the names of all presets.
std::vector<std::string> preset_names();

/// Sets the values of the preset called `name`, which is one of preset_names().
Result<void> apply_preset(const ConfigTable& table, const std::string& name);

} // namespace formant
