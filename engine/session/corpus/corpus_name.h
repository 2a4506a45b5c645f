#pragma once

#include <string>

namespace formant {

/// Returns the name of a corpus without its folder, which is nobody's business: that of the list,
/// or of its folder if the list has the name that all have.
std::string name_of_corpus(const std::string& corpus);

} // namespace formant
