#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace formant {

/// The deepest nesting of arrays and objects that is read. A text of a stranger may be nested so
/// deeply that copying its value would overflow the stack.
constexpr int max_json_depth = 64;

/// Parses JSON. The value is discarded (`is_discarded()`) if the text is not valid JSON, or nested
/// deeper than max_json_depth.
nlohmann::json parse_json(std::string_view text);
/// The same for a value whose objects keep the order of their entries.
nlohmann::ordered_json parse_ordered_json(std::string_view text);

/// Explains why parse_json() discarded a text.
std::string json_fault(std::string_view text);

} // namespace formant
