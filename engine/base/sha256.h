#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <string_view>

namespace formant {

/// Computes the SHA-256 (FIPS 180-4) as 64 hexadecimal digits.
std::string sha256(std::string_view bytes);
Result<std::string> sha256_of_file(const Path& file);

} // namespace formant
