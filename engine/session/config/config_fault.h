#pragma once

#include "engine/base/result.h"

#include <string>

namespace formant {

/// An error in the text of a configuration, with the setting and line that it concerns.
struct ConfigFault {
    std::string key; ///< of the setting concerned; empty: of no known setting
    int line = 0;    ///< from 1; 0: not in the text
    Message what;
};

/// Finds the setting that the error message is about, and its line in `text`.
ConfigFault locate_fault(const Error& fault, const std::string& text);

} // namespace formant
