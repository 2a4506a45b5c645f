#pragma once

#include <unicode/unistr.h>

#include <cstdint>
#include <optional>

namespace formant {

/// The marks within a number.
struct NumberMarks {
    UChar32 decimal = '.';
    UChar32 thousands = ',';
};

/// A number as it is written in a text.
struct WrittenNumber {
    std::int32_t begin = 0; ///< in UTF-16 units, with the minus
    std::int32_t end = 0;
    bool negative = false;
    icu::UnicodeString whole;    ///< digits before the decimal mark, without marks of thousands
    icu::UnicodeString fraction; ///< digits after it; empty where there are none
};

/// The first number at or after `from`.
std::optional<WrittenNumber> find_number(const icu::UnicodeString& text, std::int32_t from,
                                         const NumberMarks& marks);

} // namespace formant
