#pragma once

#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// Writes the whole table, with every effective value, as a YAML document.
std::string write_yaml(const ConfigTable& table);

/// Writes a value as YAML: `8`, `[0.9, 0.98]`, `"text"`.
std::string write_yaml(const FieldValue& value);

} // namespace formant
