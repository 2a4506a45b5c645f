#pragma once

#include "engine/config/config_table.h"

#include <string>
#include <vector>

namespace formant {

/// A named set of values for a kind of machine or task, to begin a configuration with.
struct Preset {
    const char* name;
    MessageText help;
    std::string yaml; ///< what it sets, as a configuration says it
};

/// All of them; the first is "none", which sets nothing.
const std::vector<Preset>& presets();

std::vector<std::string> preset_names();

/// Sets the values of the preset of that name, one of preset_names().
Result<void> apply_preset(const ConfigTable& table, const std::string& name);

} // namespace formant
