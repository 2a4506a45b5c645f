#pragma once

#include "engine/text/text_config.h"

#include <string>

namespace formant {

/// What stands between the symbols of a text, and at its ends, when they become token ids. With W
/// for a word's ids, s for the space and b for the blank:
enum class TokenLayout {
    spaced, ///< s W s W s
    plain,  ///< W s W: the public VITS code without add_blank
    blanks, ///< b w b w b s b w b: with add_blank; also Coqui's
    piper,  ///< begin b w b w b s b w b end, and no space behind a mark that ends a sentence
};

/// What text.layout says; where it is automatic, what belongs to text.symbols.
TokenLayout layout_of(const TextConfig& config);

/// As text.layout names it.
std::string name_of(TokenLayout layout);

} // namespace formant
