#pragma once

#include <string>
#include <vector>

namespace formant {

/// What somebody most likely speaks, as tags ("fa", "en-GB"): the window's language, then those of
/// the system.
std::vector<std::string> spoken_languages();

} // namespace formant
