#pragma once

#include <cstdint>

namespace formant {

/// Reports on standard error how many files a command has overwritten, if any.
void report_overwritten_files(std::int64_t count);

} // namespace formant
