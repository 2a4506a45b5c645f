#include "engine/base/utf8.h"

#include <unicode/utf8.h>

#include <cstdint>

namespace formant {

bool is_utf8(const std::string& text) {
    const auto length = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < length;) {
        UChar32 letter = 0;
        U8_NEXT(text.data(), at, length, letter);
        if (letter < 0)
            return false;
    }
    return true;
}

} // namespace formant
