#pragma once

#include <string>

namespace formant {

/// The language of an espeak-ng voice code without country, script and voice: "en" of "en-us+f3",
/// "zh" of "cmn", as the rest of the world calls Mandarin.
std::string language_of(const std::string& voice_code);

/// The whole code as a BCP 47 tag for ICU: "en-us" of "en-us+f3".
std::string language_tag_of(const std::string& voice_code);

} // namespace formant
