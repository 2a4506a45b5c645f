#pragma once

#include <string>
#include <string_view>

namespace formant {

/// Returns a text as it can be shown on one line of a terminal, a log or a window: control
/// characters, which a terminal would execute (escape sequences) or which would forge a line (line
/// feeds), and marks that reverse the direction of the following text, become `\n`, `\x1b`,
/// `\u202e`; bytes that are not UTF-8 become `\xff`. All else stays, letters of every script too.
/// A text that is shown already stays as it is.
std::string visible_text(std::string_view text);

} // namespace formant
