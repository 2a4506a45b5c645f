#pragma once

#include <unicode/umachine.h>

namespace formant {

/// Characters without width that separate or join the letters around them.
constexpr UChar32 zero_width_non_joiner = 0x200C, zero_width_joiner = 0x200D;

} // namespace formant
