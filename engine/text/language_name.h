#pragma once

#include <string>

namespace formant {

/// Returns the name of a language (an espeak-ng voice code: "fa", "en-us") in another language (a
/// tag), from Unicode's CLDR: "persa" for "fa" in "es". Empty if CLDR has none, as for espeak-ng's
/// own varieties ("en-gb-x-rp").
std::string language_name(const std::string& voice_code, const std::string& in_language);

} // namespace formant
