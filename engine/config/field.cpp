#include "engine/config/field.h"

#include <array>

namespace formant {

std::string type_name(const FieldValue& value) {
    static const std::array<std::string, std::variant_size_v<FieldValue>> names = {
        "true or false", "a whole number",    "a number",
        "text",          "a list of numbers", "a list of texts"};
    return names[value.index()];
}

} // namespace formant
