#include "engine/session/export/player_tokens.h"

#include "engine/onnx/operations.h"
#include "engine/session/export/player_symbols.h"
#include "engine/text/decomposed.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace formant {
namespace {

/// Collects symbols as players read them, each once.
class SymbolList {
  public:
    void add(const std::string& symbol, std::int64_t id) {
        const std::string written = fmt::format("{}", fmt::join(decomposed(symbol), ""));
        if (is_text_symbol(symbol) && known_.insert(written).second)
            symbols_.emplace_back(written, id);
    }
    std::vector<std::pair<std::string, std::int64_t>> take() { return std::move(symbols_); }

  private:
    std::set<std::string> known_;
    std::vector<std::pair<std::string, std::int64_t>> symbols_;
};

void add_marks(const SymbolTable& table, TokenLayout layout, PlayerTokens& tokens) {
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
}

} // namespace

/// A voice of the layout `piper` was trained on decomposed symbols: others in its table have no
/// use.
Result<PlayerTokens> player_tokens(const SymbolTable& table, TokenLayout layout,
                                   bool reads_letters) {
    if (auto complete = check_layout_symbols(table, layout); !complete)
        return fail(complete.error());
    SymbolList list;
    for (const std::string& symbol : table.symbols())
        if (layout != TokenLayout::piper || decomposed(symbol).size() == 1)
            list.add(symbol, table.id(symbol));
    for (const std::string& symbol : table.symbols())
        if (reads_letters)
            list.add(in_capitals(symbol), table.id(symbol));
    PlayerTokens tokens{.symbols = list.take()};
    add_marks(table, layout, tokens);
    return tokens;
}

onnx::SpeechInputs to_voice_layout(onnx::SpeechInputs inputs, TokenLayout layout) {
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
