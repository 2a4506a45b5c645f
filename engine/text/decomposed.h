#pragma once

#include <string>
#include <vector>

namespace formant {

/// Returns the code points of a symbol in canonical decomposition (Unicode NFD): "ç" is "c" and a
/// cedilla.
std::vector<std::string> decomposed(const std::string& symbol);

} // namespace formant
