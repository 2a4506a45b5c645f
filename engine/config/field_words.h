#pragma once

#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// What a field takes: "a whole number, 1 to 4096, in samples", "one of float32, bf16, fp16".
std::string type_words(const BoundField& field);

/// Its options of the command line: "--amp (fp16), --use-bf16 (bf16)"; empty where it has none.
std::string alias_words(const Field& field);

} // namespace formant
