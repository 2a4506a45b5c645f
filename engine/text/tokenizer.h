#pragma once

#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"
#include "engine/text/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

using Tokens = std::vector<std::int64_t>;

struct TokenizedText {
    Tokens tokens;
    std::vector<std::string> unknown; ///< symbols missing from the table; not in `tokens`
    bool has_no_symbols = true;       ///< true if no token is a symbol of a word
};

/// Converts the words of a text to token ids in a layout. Skips spaces, blanks and marks that are
/// missing from the table.
class Tokenizer {
  public:
    /// Creates a tokenizer without symbols that can concatenate tokens of any table built from
    /// texts.
    Tokenizer();
    Tokenizer(SymbolTable symbols, TokenLayout layout);

    TokenizedText operator()(const Words& words) const;

    /// Concatenates the tokens of several texts, as if their words had been tokenized as one text,
    /// with one beginning and one end; its language is that of the first.
    Tokens concatenate(const std::vector<Tokens>& parts) const;

    /// Returns the tokens of the words and of the spaces between them, without what the layout
    /// adds.
    Tokens remove_layout(const Tokens& tokens) const;

  private:
    void add_space(Tokens& inner) const;
    void add_word(const Word& word, Tokens& inner, TokenizedText& text) const;
    Word symbols_of(const Word& word) const;
    Tokens add_layout(const Tokens& inner) const;
    bool is_marker(std::int64_t token) const;
    bool has_blanks() const {
        return layout_ == TokenLayout::blanks || layout_ == TokenLayout::piper;
    }

    SymbolTable symbols_;
    TokenLayout layout_;
    Tokens before_, after_; ///< of every text
    Tokens ends_sentence_;  ///< no space follows
    Tokens markers_;        ///< of languages; one begins each text
    std::int64_t space_;    ///< -1: none
};

} // namespace formant
