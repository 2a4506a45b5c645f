#pragma once

#include <cstdint>
#include <string>

namespace formant {

/// Formats a size as "1.3 GiB": in the largest fitting unit of base 1024, so that memory and file
/// sizes are always shown in the same way.
std::string bytes_text(std::uint64_t bytes);

} // namespace formant
