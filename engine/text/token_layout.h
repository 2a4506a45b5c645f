#pragma once

#include "engine/text/text_config.h"

#include <string>

namespace formant {

/// Lists the layouts of token ids: what is inserted between the symbols of a text and at its ends.
/// W stands for the ids of a word, s for the space and b for the blank:
enum class TokenLayout {
    spaced, ///< s W s W s
    plain,  ///< W s W: upstream VITS without add_blank
    blanks, ///< b w b w b s b w b: upstream VITS with add_blank, and Coqui
    piper,  ///< begin b w b w b s b w b end; no space after a mark that ends a sentence
    pieces, ///< marker W s W: of a byte-pair vocabulary; the marker is that of the language
};

/// Returns the layout of text.layout, or the one of text.tokenizer or text.symbols if it is
/// automatic.
TokenLayout layout_of(const TextConfig& config);

/// Returns the name of the layout in text.layout.
std::string name_of(TokenLayout layout);

} // namespace formant
