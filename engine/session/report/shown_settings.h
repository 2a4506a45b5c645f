#pragma once

#include "engine/session/config/run_config.h"

#include <string>
#include <vector>

namespace formant {

/// A setting with values to compare: of a configuration and the default, or of several
/// configurations. Settings that name files show their names, without folders.
struct ShownSetting {
    std::string key;
    std::string unit;
    std::vector<std::string> values;
};

/// Returns the settings whose values are not the defaults, each with its value and the default.
/// Settings of models that are not trained are skipped.
std::vector<ShownSetting> changed_settings(RunConfig config);

/// Returns the settings that are not equal in all configurations, each with its values in their
/// order. Settings of models that none of them trains are skipped, and so is the name of the run.
std::vector<ShownSetting> differing_settings(std::vector<RunConfig> configs);

} // namespace formant
