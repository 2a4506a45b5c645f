#pragma once

#include <optional>
#include <string>

namespace formant {

/// The name by which espeak-ng loads the voice of a language code as `espeak-ng --voices` lists it
/// ("en-gb", "fr-fr", "no"), or of its own names and variants ("en-us+f3"). Nothing where it has
/// none. espeak-ng must have been started, and no other thread may use it meanwhile.
std::optional<std::string> find_espeak_voice(const std::string& code);

} // namespace formant
