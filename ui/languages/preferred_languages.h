#pragma once

#include <string>
#include <vector>

namespace formant {

/// Returns the user's likely languages as tags ("fa", "en-GB"): the window's language, then those
/// of the system.
std::vector<std::string> preferred_languages();

} // namespace formant
