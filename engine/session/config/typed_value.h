#pragma once

#include "engine/base/result.h"
#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// A value as somebody types it into a form: "8", "true", "0.9, 0.98"; texts one a line.
std::string as_typed(const FieldValue& value);

/// Stores what was typed, after a check of type, range and choices; the refusal begins with what
/// was typed.
Result<void> assign_typed(const ConfigTable& table, const BoundField& bound,
                          const std::string& typed);

/// The value of a field as it stands in a YAML text: a choice without quotes.
std::string as_written(const BoundField& bound);

} // namespace formant
