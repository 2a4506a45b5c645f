#include "engine/config/field.h"

#include <array>

namespace formant {

Message type_name(const FieldValue& value) {
    static const std::array<MessageText, std::variant_size_v<FieldValue>> names = {
        FORMANT_TR("config", "true or false"),     FORMANT_TR("config", "a whole number"),
        FORMANT_TR("config", "a number"),          FORMANT_TR("config", "text"),
        FORMANT_TR("config", "a list of numbers"), FORMANT_TR("config", "a list of texts")};
    return message(names[value.index()]);
}

} // namespace formant
