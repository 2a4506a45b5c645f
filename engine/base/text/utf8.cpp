#include "engine/base/text/utf8.h"

#include <unicode/utf8.h>

#include <algorithm>
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

std::int64_t count_code_points(const std::string& text) {
    const auto continues = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
    };
    return static_cast<std::int64_t>(text.size()) -
           static_cast<std::int64_t>(std::ranges::count_if(text, continues));
}

} // namespace formant
