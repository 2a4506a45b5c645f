#include "engine/session/export/player_tokens.h"

#include "engine/onnx/operations.h"
#include "engine/text/decomposed.h"

#include <fmt/ranges.h>

#include <set>

namespace formant {
namespace {

/// Symbols with names in angle brackets are no symbols of texts; `^`, `_` and `$` have meanings of
/// their own.
bool is_of_texts(const std::string& symbol) {
    const bool is_special = symbol.size() > 2 && symbol.front() == '<' && symbol.back() == '>';
    return !is_special && symbol != "^" && symbol != "_" && symbol != "$";
}

} // namespace

PlayerTokens player_tokens(const SymbolTable& table, TokenLayout layout) {
    PlayerTokens tokens;
    std::set<std::string> known;
    for (const std::string& symbol : table.symbols()) {
        const std::string written = fmt::format("{}", fmt::join(decomposed(symbol), ""));
        if (is_of_texts(symbol) && known.insert(written).second)
            tokens.symbols.emplace_back(written, table.id(symbol));
    }
    switch (layout) {
    case TokenLayout::spaced: // ^ _ w _ w _ $ becomes s w w s
        tokens.begin = tokens.end = table.id(" ");
        break;
    case TokenLayout::piper:
        tokens.begin = table.id(SymbolTable::name_of_begin);
        tokens.end = table.id(SymbolTable::name_of_end);
        tokens.pad = table.blank();
        break;
    case TokenLayout::blanks: // ^ b w b w b $ becomes b w b w b
        tokens.pad = table.blank();
        break;
    case TokenLayout::plain: // ^ _ w _ w _ $ becomes w w
    case TokenLayout::pieces:
        break;
    }
    return tokens;
}

onnx::SpeechInputs in_layout(onnx::SpeechInputs inputs, TokenLayout layout) {
    switch (layout) {
    case TokenLayout::spaced:
        inputs.tokens = onnx::every_second(inputs.tokens, 1, 0);
        inputs.lengths = (inputs.lengths + 1) / 2;
        break;
    case TokenLayout::plain:
        inputs.tokens = onnx::every_second(inputs.tokens, 1, 2, -1);
        inputs.lengths = (inputs.lengths - 3) / 2;
        break;
    case TokenLayout::blanks:
        inputs.tokens = onnx::slice(inputs.tokens, 1, 1, -1);
        inputs.lengths = inputs.lengths - 2;
        break;
    case TokenLayout::piper:
    case TokenLayout::pieces:
        break;
    }
    return inputs;
}

} // namespace formant
