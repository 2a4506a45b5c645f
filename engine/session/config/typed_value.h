#pragma once

#include "engine/base/result.h"
#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// Formats a value as it is typed into a form: "8", "true", "0.9, 0.98", texts one per line.
std::string as_typed(const FieldValue& value);

/// Parses what was typed into a form, validates type, range and choices, and stores the value.
/// Error messages begin with what was typed.
Result<void> assign_typed(const ConfigTable& table, const BoundField& bound,
                          const std::string& typed);

/// Formats the value of a field for a YAML text: a choice without quotes.
std::string as_written(const BoundField& bound);

} // namespace formant
