#include "engine/text/tokenizer.h"

#include "engine/text/byte_pair/byte_pair_encoding.h"
#include "engine/text/decomposed.h"

#include <algorithm>
#include <iterator>

namespace formant {
namespace {

void add_known(std::int64_t id, Tokens& tokens) {
    if (id >= 0)
        tokens.push_back(id);
}

} // namespace

Tokenizer::Tokenizer() : Tokenizer(SymbolTable::from_symbols({}), TokenLayout::spaced) {}

Tokenizer::Tokenizer(SymbolTable symbols, TokenLayout layout)
    : symbols_(std::move(symbols)), layout_(layout), space_(symbols_.id(" ")) {
    if (layout == TokenLayout::spaced) {
        add_known(space_, before_);
        add_known(space_, after_);
    }
    if (layout == TokenLayout::piper) {
        add_known(symbols_.id(SymbolTable::name_of_begin), before_);
        for (const char* mark : {".", "?", "!"})
            add_known(symbols_.id(mark), ends_sentence_);
    }
    if (layout == TokenLayout::pieces)
        for (std::int64_t id = 0; id < symbols_.size(); ++id)
            if (is_language_marker(symbols_.symbols()[static_cast<std::size_t>(id)]))
                markers_.push_back(id);
    if (has_blanks()) {
        before_.push_back(symbols_.blank());
        after_.push_back(symbols_.blank());
    }
    if (layout == TokenLayout::piper)
        add_known(symbols_.id(SymbolTable::name_of_end), after_);
}

TokenizedText Tokenizer::operator()(const Words& words) const {
    TokenizedText text;
    Tokens inner;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            add_space(inner);
        add_word(words[i], inner, text);
    }
    text.tokens = add_layout(inner);
    return text;
}

/// Adds no space after the end of a sentence for Piper, which concatenates the phonemes of
/// sentences.
void Tokenizer::add_space(Tokens& inner) const {
    const bool ended =
        !inner.empty() && std::ranges::find(ends_sentence_, inner.back()) != ends_sentence_.end();
    if (!ended)
        add_known(space_, inner);
}

void Tokenizer::add_word(const Word& word, Tokens& inner, TokenizedText& text) const {
    for (const std::string& symbol : symbols_of(word)) {
        const std::int64_t id = symbols_.id(symbol);
        if (id < 0) {
            text.unknown.push_back(symbol);
            continue;
        }
        inner.push_back(id);
        text.has_no_symbols = text.has_no_symbols && is_marker(id);
    }
}

bool Tokenizer::is_marker(std::int64_t token) const {
    return std::ranges::find(markers_, token) != markers_.end();
}

/// Decomposes the symbols for Piper.
Word Tokenizer::symbols_of(const Word& word) const {
    if (layout_ != TokenLayout::piper)
        return word;
    Word parts;
    for (const std::string& symbol : word)
        std::ranges::move(decomposed(symbol), std::back_inserter(parts));
    return parts;
}

/// Adds a single space to a text without words in the `spaced` layout.
Tokens Tokenizer::add_layout(const Tokens& inner) const {
    if (inner.empty() && layout_ == TokenLayout::spaced)
        return before_;
    Tokens tokens = before_;
    for (std::size_t i = 0; i < inner.size(); ++i) {
        if (i > 0 && has_blanks())
            tokens.push_back(symbols_.blank());
        tokens.push_back(inner[i]);
    }
    const bool one_blank = inner.empty() && has_blanks(); // which before_ contains
    tokens.insert(tokens.end(), after_.begin() + (one_blank ? 1 : 0), after_.end());
    return tokens;
}

/// Inverts add_layout().
Tokens Tokenizer::remove_layout(const Tokens& tokens) const {
    Tokens inner;
    for (std::size_t i = before_.size(); i + after_.size() < tokens.size();
         i += has_blanks() ? 2 : 1)
        inner.push_back(tokens[i]);
    return inner;
}

Tokens Tokenizer::concatenate(const std::vector<Tokens>& parts) const {
    if (parts.size() == 1)
        return parts.front();
    if (std::ranges::all_of(parts, [](const Tokens& part) { return part.empty(); }))
        return {}; // a model without texts
    Tokens concatenated;
    for (const Tokens& part : parts) {
        Tokens inner = remove_layout(part);
        if (!concatenated.empty() && !inner.empty()) {
            if (is_marker(inner.front()))
                inner.erase(inner.begin());
            add_space(concatenated);
        }
        concatenated.insert(concatenated.end(), inner.begin(), inner.end());
    }
    return add_layout(concatenated);
}

} // namespace formant
