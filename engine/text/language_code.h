#pragma once

#include <string>

namespace formant {

/// Returns the language of an espeak-ng voice code without country, script and variant: "en" for
/// "en-us+f3", and the standard code "zh" for "cmn" (Mandarin).
std::string language_of(const std::string& voice_code);

/// Converts an espeak-ng voice code to a BCP 47 tag for ICU: "en-us+f3" to "en-us".
std::string language_tag_of(const std::string& voice_code);

} // namespace formant
