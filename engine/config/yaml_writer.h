#pragma once

#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// Writes the whole table, with every effective value, as a YAML document.
std::string write_yaml(const ConfigTable& table);

/// Writes a value as YAML: `8`, `[0.9, 0.98]`, `"text"`.
std::string write_yaml(const FieldValue& value);

/// Writes a value as assign_text() and `--set` read it: a text verbatim, all else as YAML.
std::string setting_text(const FieldValue& value);

} // namespace formant
