#pragma once

#include <string>
#include <vector>

namespace formant {

/// Returns true if a language (an espeak-ng voice code: "fa", "en-us") is written in a script (ISO
/// 15924: "Latn"), from Unicode's CLDR; also true if CLDR does not know the language.
bool is_written_in(const std::string& voice_code, const std::string& script);

/// Returns the most likely language of texts in a script, as a tag ("fa", "en-GB"): the first
/// preferred tag that is written in it, else the one of CLDR's likely subtags. Empty if unknown.
std::string likely_language(const std::string& script, const std::vector<std::string>& preferred);

} // namespace formant
