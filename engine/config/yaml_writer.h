#pragma once

#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// The whole table with every effective value, as a YAML document.
std::string write_yaml(const ConfigTable& table);

/// One value as YAML writes it: `8`, `[0.9, 0.98]`, `"text"`.
std::string write_yaml(const FieldValue& value);

} // namespace formant
