#pragma once

#include <cstdint>
#include <string>

namespace formant {

/// Estimates the number of spoken letters: letters of any script, and six per digit ("3" is
/// "three", plus words such as "hundred"). Spaces, punctuation and accents do not count.
std::int64_t spoken_letters(const std::string& text);

} // namespace formant
