#include "engine/config/field_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

std::string range_text(const Field& field) {
    if (field.minimum && field.maximum)
        return fmt::format(", {} to {}", *field.minimum, *field.maximum);
    if (field.minimum)
        return fmt::format(", at least {}", *field.minimum);
    return field.maximum ? fmt::format(", at most {}", *field.maximum) : "";
}

} // namespace

std::string type_text(const BoundField& bound) {
    const Field& field = bound.field;
    if (!field.choices.empty())
        return fmt::format("one of {}", fmt::join(field.choices, ", "));
    std::string text = to_english(type_name(bound.value())) + range_text(field);
    if (!field.unit.empty())
        text += ", in " + field.unit;
    if (field.zero_is_automatic)
        text += ", 0 = automatic";
    return text;
}

std::string alias_text(const Field& field) {
    std::string text;
    for (const CommandLineAlias& alias : field.aliases) {
        text += text.empty() ? alias.option : ", " + alias.option;
        if (!alias.value.empty())
            text += fmt::format(" ({})", alias.value);
    }
    return text;
}

} // namespace formant
