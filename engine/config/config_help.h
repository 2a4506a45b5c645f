#pragma once

#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// One block of text per field: key, type, range, unit, value, options of the command line, help.
std::string describe_fields(const ConfigTable& table);

/// The same, with a heading before each section.
std::string describe_sections(const ConfigTable& table);

} // namespace formant
