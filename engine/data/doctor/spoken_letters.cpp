#include "engine/data/doctor/spoken_letters.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace formant {

std::int64_t spoken_letters(const std::string& text) {
    constexpr std::int64_t of_a_digit = 6;
    std::int64_t letters = 0;
    const auto length = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < length;) {
        UChar32 letter = 0;
        U8_NEXT(text.data(), at, length, letter);
        if (letter >= 0)
            letters += u_isdigit(letter) ? of_a_digit : u_isalpha(letter) ? 1 : 0;
    }
    return letters;
}

} // namespace formant
