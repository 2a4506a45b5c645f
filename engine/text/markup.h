#pragma once

#include <string>

namespace formant {

/// Removes what marks up a text and is not spoken: asterisks, underscores, tildes and back quotes
/// around words ("**bold**", "_word_", "~~gone~~"), tags of HTML ("<b>", "<br/>"), and dots between
/// the syllables of a word ("ma·ma", "ma‧ma"; the Catalan "l·l" stays). Entities of HTML become
/// their characters ("&amp;"). Signs between numbers stay ("3*4", "2 * 3").
std::string remove_markup(const std::string& text, const std::string& voice_code);

} // namespace formant
