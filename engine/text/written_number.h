#pragma once

#include <unicode/unistr.h>

#include <cstdint>
#include <optional>

namespace formant {

/// Stores the separators within a number.
struct NumberMarks {
    UChar32 decimal = '.';
    UChar32 thousands = ',';
};

/// Stores a number as written in a text.
struct WrittenNumber {
    std::int32_t begin = 0; ///< in UTF-16 units, including the minus
    std::int32_t end = 0;
    bool negative = false;
    icu::UnicodeString whole;    ///< digits before the decimal mark, without thousands separators
    icu::UnicodeString fraction; ///< digits after it; empty if there are none
};

/// Finds the first number at or after `from`.
std::optional<WrittenNumber> find_number(const icu::UnicodeString& text, std::int32_t from,
                                         const NumberMarks& marks);

} // namespace formant
