#pragma once

#include <cstdint>
#include <string>

namespace formant {

/// About how many letters are spoken: letters of any script, and six for a digit ("3" is "three",
/// and with "hundred" and "and" between). Spaces, punctuation and accents count nothing.
std::int64_t spoken_letters(const std::string& text);

} // namespace formant
