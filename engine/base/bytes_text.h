#pragma once

#include <cstdint>
#include <string>

namespace formant {

/// "1.3 GiB": the unit that fits, always to the base of 1024, as memory is sold and systems count
/// it; so one size is never told in two ways.
std::string bytes_text(std::uint64_t bytes);

} // namespace formant
