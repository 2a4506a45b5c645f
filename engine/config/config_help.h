#pragma once

#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// One block of text per field: key, type, range, unit, value, help.
std::string describe_fields(const ConfigTable& table);

} // namespace formant
