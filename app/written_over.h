#pragma once

#include <cstdint>

namespace formant {

/// Says on standard error how many files a command has written over, where it has.
void tell_of_written_over(std::int64_t count);

} // namespace formant
