#pragma once

#include <string>

namespace formant {

/// What a language (an espeak-ng voice code: "fa", "en-us") is called in another one (a tag), as
/// Unicode's CLDR knows it: "persa" for "fa" in "es". Empty where it does not, as of espeak-ng's
/// own varieties ("en-gb-x-rp").
std::string language_name(const std::string& voice_code, const std::string& in_language);

} // namespace formant
