#pragma once

#include <string>
#include <vector>

namespace formant {

/// Whether texts of a language (an espeak-ng voice code: "fa", "en-us") are written in a script
/// (ISO 15924: "Latn"), as Unicode's CLDR knows it; true where it does not know the language.
bool is_written_in(const std::string& voice_code, const std::string& script);

/// What texts in a script are most likely in, as a tag ("fa", "en-GB"): the first of the preferred
/// tags that is written so, else what most people write so (CLDR's likely subtags). Empty where
/// nobody knows.
std::string likely_language(const std::string& script, const std::vector<std::string>& preferred);

} // namespace formant
