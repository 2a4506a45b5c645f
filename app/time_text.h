#pragma once

#include <string>

namespace formant {

/// "0:07", "12:34", "1:02:03"
std::string time_text(double seconds);

} // namespace formant
