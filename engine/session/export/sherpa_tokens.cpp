#include "engine/session/export/sherpa_tokens.h"

#include "engine/onnx/operations.h"
#include "engine/session/export/player_symbols.h"
#include "engine/text/decomposed.h"

#include <fmt/format.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <set>

namespace formant {
namespace {

/// A line of tokens.txt is split at white space; only the space itself has a form there.
bool is_writable(const std::string& symbol) {
    const auto text = icu::UnicodeString::fromUTF8(symbol);
    return symbol == " " || (text.countChar32() == 1 && !u_isUWhiteSpace(text.char32At(0)));
}

class TokenList {
  public:
    TokenList() {
        tokens_.symbols = {
            {"_", SherpaTokens::pad}, {"^", SherpaTokens::begin}, {"$", SherpaTokens::end}};
    }
    void add(const std::string& symbol, std::int64_t id) {
        if (!is_text_symbol(symbol) || !known_.insert(symbol).second)
            return;
        if (is_writable(symbol))
            tokens_.symbols.emplace_back(symbol, id);
        else
            tokens_.unwritable.push_back(symbol);
    }
    SherpaTokens take() { return std::move(tokens_); }

  private:
    SherpaTokens tokens_;
    std::set<std::string> known_;
};

/// Puts a blank after each of the symbols [N].
onnx::Value each_with(const onnx::Value& blank, const onnx::Value& symbols) {
    const onnx::Value blanks = onnx::expand(blank, onnx::shape_of(symbols));
    return onnx::reshape(onnx::concat({onnx::unsqueeze(symbols, 1), onnx::unsqueeze(blanks, 1)}, 1),
                         {-1});
}

/// Returns the ids of a text [L] for its symbols [N].
onnx::Value laid_out(const onnx::Value& symbols, const SymbolTable& table, TokenLayout layout) {
    const auto id = [&](std::int64_t value) { return onnx::numbers(symbols.builder(), {value}); };
    const auto blank = [&] { return id(table.blank()); };
    switch (layout) {
    case TokenLayout::spaced:
        return onnx::concat({id(table.id(" ")), symbols, id(table.id(" "))}, 0);
    case TokenLayout::blanks:
        return onnx::concat({blank(), each_with(blank(), symbols)}, 0);
    case TokenLayout::piper:
        return onnx::concat({id(table.id(SymbolTable::name_of_begin)), blank(),
                             each_with(blank(), symbols), id(table.id(SymbolTable::name_of_end))},
                            0);
    case TokenLayout::plain:
    case TokenLayout::pieces:
        break;
    }
    return symbols;
}

} // namespace

std::string SherpaTokens::as_text() const {
    std::string lines;
    for (const auto& [symbol, id] : symbols)
        lines += fmt::format("{} {}\n", symbol, id);
    return lines;
}

bool SherpaTokens::has(const std::string& symbol) const {
    return std::ranges::any_of(
        symbols, [&](const auto& known) { return known.first == symbol && known.second >= marks; });
}

Result<SherpaTokens> sherpa_tokens(const SymbolTable& table, TokenLayout layout,
                                   bool reads_letters) {
    if (auto complete = check_layout_symbols(table, layout); !complete)
        return fail(complete.error());
    TokenList list;
    for (const std::string& symbol : table.symbols())
        if (layout != TokenLayout::piper || decomposed(symbol).size() == 1)
            list.add(symbol, table.id(symbol) + SherpaTokens::marks);
    list.add(" ", SherpaTokens::pad);
    for (const std::string& symbol : table.symbols())
        if (const std::string capitals = in_capitals(symbol);
            reads_letters && is_writable(capitals))
            list.add(capitals, table.id(symbol) + SherpaTokens::marks);
    return list.take();
}

onnx::SpeechInputs from_sherpa_tokens(onnx::SpeechInputs inputs, const SymbolTable& table,
                                      TokenLayout layout) {
    const onnx::Value text = onnx::squeeze(inputs.tokens, 0);
    const onnx::Value ids = text - SherpaTokens::marks;
    const onnx::Value symbols = onnx::compress(ids, ids >= onnx::numbers(ids.builder(), {0}), 0);
    inputs.tokens = onnx::unsqueeze(laid_out(symbols, table, layout), 0);
    inputs.lengths = onnx::length_of(inputs.tokens, 1);
    return inputs;
}

} // namespace formant
