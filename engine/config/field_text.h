#pragma once

#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// Describes the values of a field: "a whole number, 1 to 4096, in samples", "one of float32, bf16,
/// fp16".
std::string type_text(const BoundField& field);

/// Lists the command-line options of a field: "--amp (fp16), --use-bf16 (bf16)"; empty if it has
/// none.
std::string alias_text(const Field& field);

} // namespace formant
