#pragma once

#include <string>

namespace formant {

/// Every setting with type, range, unit, default and help: what `formant config help` prints.
std::string describe_settings();

} // namespace formant
