#pragma once

#include "engine/base/message.h"

#include <string>
#include <utility>
#include <vector>

namespace formant {

/// What has become of a setting of the older Python scripts that has another name here or none.
/// Those with the same name are not listed.
struct OlderSetting {
    const char* name; ///< without its section, which differed between the scripts
    const char* key;  ///< "train.precision"; empty: it has no meaning here
    std::vector<std::pair<std::string, std::string>> words; ///< old value in lower case, ours
    MessageText why;                                        ///< it has no meaning here
};

/// Nothing where the older scripts had no such setting either.
const OlderSetting* find_older_setting(const std::string& name);

const std::vector<OlderSetting>& older_settings();

} // namespace formant
