#pragma once

#include "engine/base/result.h"

#include <string>

namespace formant {

/// Something wrong in the text of a configuration, and where.
struct ConfigFault {
    std::string key; ///< of the setting that it is about; empty: of none that there is
    int line = 0;    ///< from 1; 0: the text does not give what is wrong
    Message what;
};

/// Finds the setting that the words are about and its line in `text`.
ConfigFault locate_fault(const Error& fault, const std::string& text);

} // namespace formant
