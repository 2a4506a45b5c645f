#pragma once

#include <string>
#include <vector>

namespace formant {

/// The code points of a symbol in Unicode's canonical decomposition (NFD): "ç" is "c" and a
/// cedilla.
std::vector<std::string> decomposed(const std::string& symbol);

} // namespace formant
