#pragma once

#include "engine/session/config/run_config.h"

namespace formant {

/// What the text of a configuration says, as far as it can be read.
struct RunConfigText {
    RunConfig config;          ///< what it gives, over `beginning`; files as they are written
    RunConfig beginning;       ///< what its preset and its model's size give over the defaults
    std::vector<Error> faults; ///< all that a training would refuse in it, in the order of the text
    bool is_whole = true;      ///< all could be read: faults are of values that do not fit together
};

/// Never fails; `name` names the text in its faults.
RunConfigText read_run_config_text(const std::string& text, const std::string& name);

} // namespace formant
