#pragma once

#include "engine/session/config/run_config.h"

namespace formant {

/// A configuration parsed from a text, as far as the text can be read.
struct RunConfigText {
    RunConfig config;          ///< values of the text on top of `base`; paths as written
    RunConfig base;            ///< the defaults with preset and model size applied
    std::vector<Error> faults; ///< all for which training would not start, in the order of the text
    bool is_complete = true;   ///< everything was parsed: faults are contradictions of values
};

/// Parses a configuration and never fails: faults are collected. Their messages refer to the text
/// as `name`, or give lines alone if it is empty.
RunConfigText read_run_config_text(const std::string& text, const std::string& name);

} // namespace formant
