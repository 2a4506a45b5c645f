#pragma once

#include "engine/config/config_table.h"

#include <string>
#include <vector>

namespace formant {

/// A named set of values for a kind of machine or task, to begin a configuration with.
struct Preset {
    const char* name;
    MessageText help;
    std::string yaml;      ///< what it sets, as a configuration says it
    std::string size = ""; ///< the model.size in it, which is to be there before all other widths
};

/// All of them; the first is "none", which sets nothing.
const std::vector<Preset>& presets();

std::vector<std::string> preset_names();

/// The model.size that a configuration begins with: what it says itself, or its preset, or the
/// default. `said` is empty where it says nothing.
std::string size_to_begin_with(const std::string& said, const std::string& preset);

/// Sets the values of the preset of that name, one of preset_names().
Result<void> apply_preset(const ConfigTable& table, const std::string& name);

} // namespace formant
