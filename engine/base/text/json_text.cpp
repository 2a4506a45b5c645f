#include "engine/base/text/json_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace formant {
namespace {

/// Returns how deeply a text would be nested as JSON. The parser's own callbacks know the depth
/// too, but take quadratic time for an object with many entries.
int nesting_of(std::string_view text) {
    int depth = 0, deepest = 0;
    bool is_in_string = false, is_escaped = false;
    for (const char letter : text) {
        if (is_in_string) {
            is_in_string = letter != '"' || is_escaped;
            is_escaped = letter == '\\' && !is_escaped;
        } else if (letter == '"') {
            is_in_string = true;
        } else if (letter == '[' || letter == '{') {
            deepest = std::max(deepest, ++depth);
        } else if (letter == ']' || letter == '}') {
            --depth;
        }
    }
    return deepest;
}

template <class Json>
Json parse(std::string_view text) {
    if (nesting_of(text) > max_json_depth)
        return Json(Json::value_t::discarded);
    return Json::parse(text, /*cb=*/nullptr, /*allow_exceptions=*/false);
}

} // namespace

nlohmann::json parse_json(std::string_view text) {
    return parse<nlohmann::json>(text);
}

nlohmann::ordered_json parse_ordered_json(std::string_view text) {
    return parse<nlohmann::ordered_json>(text);
}

std::string json_fault(std::string_view text) {
    if (nesting_of(text) > max_json_depth)
        return fmt::format("it is nested deeper than {} levels", max_json_depth);
    try {
        [[maybe_unused]] const nlohmann::json value = nlohmann::json::parse(text);
        return "it is not what was expected";
    } catch (const nlohmann::json::exception& failure) {
        return failure.what();
    }
}

} // namespace formant
