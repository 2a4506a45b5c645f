#pragma once

#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// Returns a block of text per field: key, type, range, unit, value, command-line options, help.
std::string describe_fields(const ConfigTable& table);

/// Returns the blocks of describe_fields() with a heading before each section.
std::string describe_sections(const ConfigTable& table);

} // namespace formant
