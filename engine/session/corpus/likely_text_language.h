#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// A value of text.language for texts in these scripts ("Latn" -> how many texts): what people who
/// prefer these languages (tags: "fa", "en-GB") most likely read in the script that most of them
/// have. Empty where nobody knows, or espeak-ng does not speak it.
std::string likely_text_language(const std::map<std::string, std::int64_t>& scripts,
                                 const std::vector<std::string>& preferred);

} // namespace formant
