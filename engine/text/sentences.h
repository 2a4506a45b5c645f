#pragma once

#include <string>
#include <vector>

namespace formant {

/// The sentences of UTF-8 text, by Unicode's rules (UAX 29) and, where ICU knows any, the
/// language's abbreviations ("Dr. Who" is one). A line end ends a sentence too. What has neither
/// letter nor digit stays with its neighbour. A text of one sentence comes back as it is, of more
/// without the spaces around them.
std::vector<std::string> sentences_of(const std::string& text, const std::string& voice_code);

} // namespace formant
