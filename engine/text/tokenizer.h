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
    std::vector<std::string> unknown; ///< symbols that the table lacks; left out of `tokens`
    bool says_nothing = true;         ///< none of `tokens` is a symbol of a word
};

/// Turns the words of a text into the ids of a table, laid out in one way. Spaces, blanks and marks
/// that the table has no place for are left out.
class Tokenizer {
  public:
    /// Joins what was made with any table that was made of texts; knows no symbol itself.
    Tokenizer();
    Tokenizer(SymbolTable symbols, TokenLayout layout);

    TokenizedText operator()(const Words& words) const;

    /// The tokens of one text that says what these say one after the other: as if their words had
    /// been read together, with one beginning and one end.
    Tokens join(const std::vector<Tokens>& parts) const;

  private:
    void add_space(Tokens& inner) const;
    void add_word(const Word& word, Tokens& inner, TokenizedText& text) const;
    Word symbols_of(const Word& word) const;
    Tokens laid_out(const Tokens& inner) const;
    Tokens inner_of(const Tokens& tokens) const;
    bool has_blanks() const {
        return layout_ == TokenLayout::blanks || layout_ == TokenLayout::piper;
    }

    SymbolTable symbols_;
    TokenLayout layout_;
    Tokens before_, after_; ///< of every text
    Tokens ends_sentence_;  ///< no space follows
    std::int64_t space_;    ///< -1: none
};

} // namespace formant
