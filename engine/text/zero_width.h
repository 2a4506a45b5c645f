#pragma once

#include <unicode/umachine.h>

namespace formant {

/// Letters without a width that part or join their neighbours.
constexpr UChar32 zero_width_non_joiner = 0x200C, zero_width_joiner = 0x200D;

} // namespace formant
