#pragma once

#include "engine/base/message.h"

#include <string>
#include <utility>
#include <vector>

namespace formant {

/// A setting of the legacy Python scripts that has another name in this program, or no equivalent.
/// Settings of the same name are not listed.
struct LegacySetting {
    const char* name; ///< without its section, which the scripts differed in
    const char* key;  ///< "train.precision"; empty: no equivalent
    std::vector<std::pair<std::string, std::string>>
        value_map;   ///< lower-case legacy value -> value
    MessageText why; ///< why there is no equivalent
};

/// Finds a listed setting; null if there is none of that name.
const LegacySetting* find_legacy_setting(const std::string& name);

/// Returns all listed settings.
const std::vector<LegacySetting>& legacy_settings();

} // namespace formant
