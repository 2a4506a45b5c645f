#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// Guesses text.language for texts in these scripts ("Latn" -> number of texts): the language most
/// likely read, in the script of most texts, by people who prefer the languages `preferred` (tags:
/// "fa", "en-GB"). Empty if there is no guess or espeak-ng does not support the language.
std::string likely_text_language(const std::map<std::string, std::int64_t>& scripts,
                                 const std::vector<std::string>& preferred);

} // namespace formant
