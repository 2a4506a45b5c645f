#include "engine/config/field_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

std::string range_words(const Field& field) {
    if (field.minimum && field.maximum)
        return fmt::format(", {} to {}", *field.minimum, *field.maximum);
    if (field.minimum)
        return fmt::format(", at least {}", *field.minimum);
    return field.maximum ? fmt::format(", at most {}", *field.maximum) : "";
}

} // namespace

std::string type_words(const BoundField& bound) {
    const Field& field = bound.field;
    if (!field.choices.empty())
        return fmt::format("one of {}", fmt::join(field.choices, ", "));
    std::string words = to_english(type_name(bound.value())) + range_words(field);
    if (!field.unit.empty())
        words += ", in " + field.unit;
    if (field.zero_is_automatic)
        words += ", 0 = automatic";
    return words;
}

std::string alias_words(const Field& field) {
    std::string words;
    for (const auto& [option, value] : field.aliases) {
        words += words.empty() ? option : ", " + option;
        if (!value.empty())
            words += fmt::format(" ({})", value);
    }
    return words;
}

} // namespace formant
