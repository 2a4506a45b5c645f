#include "engine/session/export/player_tokens.h"
#include "engine/text/tokenizer.h"
#include "engine/text/upstream_symbols.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <map>

using namespace formant;

namespace tst_player_tokens {

SymbolTable table_of(TokenLayout layout) {
    if (layout == TokenLayout::piper)
        return piper_symbols();
    return layout == TokenLayout::spaced ? SymbolTable::from_symbols({"a", "b", "c"})
                                         : vits_symbols();
}

/// Writes a text as Piper's player does.
Tokens as_a_player(const PlayerTokens& tokens, const std::vector<std::string>& symbols) {
    const std::map<std::string, std::int64_t> ids(tokens.symbols.begin(), tokens.symbols.end());
    Tokens written{tokens.begin, tokens.pad};
    for (const std::string& symbol : symbols) {
        written.push_back(ids.at(symbol));
        written.push_back(tokens.pad);
    }
    written.push_back(tokens.end);
    return written;
}

/// Returns the id of a symbol; -1 if players do not know it.
std::int64_t id_in(const PlayerTokens& tokens, const std::string& symbol) {
    const std::map<std::string, std::int64_t> ids(tokens.symbols.begin(), tokens.symbols.end());
    const auto found = ids.find(symbol);
    return found == ids.end() ? -1 : found->second;
}

/// Returns what the graph of a voice makes of such ids.
Tokens in_graph(const Tokens& written, TokenLayout layout) {
    onnx::GraphBuilder builder("layout");
    const onnx::SpeechInputs made =
        to_voice_layout(add_speech_inputs(builder, onnx::SpeechInterface::piper, {}), layout);
    builder.output("tokens", made.tokens, {"batch", "n"});
    builder.output("lengths", made.lengths, {"batch"});
    const auto size = static_cast<std::int64_t>(written.size());
    const NamedTensors outputs =
        test::play_graph(builder.finish(), {{"input", at::tensor(written, at::kLong).unsqueeze(0)},
                                            {"input_lengths", at::tensor({size}, at::kLong)},
                                            {"scales", at::zeros({3})}});
    const at::Tensor tokens =
        outputs.at("tokens")[0].narrow(0, 0, outputs.at("lengths").item<std::int64_t>());
    return {tokens.const_data_ptr<std::int64_t>(),
            tokens.const_data_ptr<std::int64_t>() + tokens.numel()};
}

class TestPlayerTokens : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_players_ids_become_the_tokens_of_the_voice_data() {
        QTest::addColumn<int>("layout");
        for (const TokenLayout layout :
             {TokenLayout::spaced, TokenLayout::plain, TokenLayout::blanks, TokenLayout::piper})
            QTest::newRow(name_of(layout).c_str()) << static_cast<int>(layout);
    }
    void a_players_ids_become_the_tokens_of_the_voice() {
        QFETCH(int, layout);
        const auto voice_layout = static_cast<TokenLayout>(layout);
        const SymbolTable table = table_of(voice_layout);
        const Tokens ours = Tokenizer(table, voice_layout)({{"a", "b"}, {"c"}}).tokens;
        const Tokens written =
            as_a_player(*player_tokens(table, voice_layout, false), {"a", "b", " ", "c"});
        QCOMPARE(in_graph(written, voice_layout), ours);
    }
    void a_symbol_of_several_code_points_is_decomposed() {
        const SymbolTable table = SymbolTable::from_symbols({"\u00e7"});
        QCOMPARE(id_in(*player_tokens(table, TokenLayout::spaced, false), "c\u0327"),
                 table.id("\u00e7"));
    }
    void one_that_the_voice_was_not_trained_on_is_no_symbol_for_players() {
        const SymbolTable table = piper_symbols();
        QVERIFY(table.id("\u00e7") >= 0);
        const PlayerTokens tokens = *player_tokens(table, TokenLayout::piper, false);
        QCOMPARE(id_in(tokens, "c\u0327"), -1);
        QCOMPARE(id_in(tokens, "c"), table.id("c"));
        QCOMPARE(id_in(tokens, "\u0327"), table.id("\u0327"));
    }
    void capitals_are_read_as_letters_by_a_voice_of_letters() {
        const SymbolTable table = SymbolTable::from_symbols({"a", "b"});
        QCOMPARE(id_in(*player_tokens(table, TokenLayout::spaced, true), "B"), table.id("b"));
        QCOMPARE(id_in(*player_tokens(table, TokenLayout::spaced, false), "B"), -1);
    }
    void symbols_without_the_space_around_texts_are_refused() {
        const SymbolTable table = SymbolTable::from_saved({SymbolTable::name_of_padding, "a"});
        QVERIFY(!player_tokens(table, TokenLayout::spaced, false));
        QVERIFY(player_tokens(table, TokenLayout::plain, false));
    }
    void what_a_player_gives_a_meaning_of_its_own_is_no_symbol() {
        const PlayerTokens tokens = *player_tokens(SymbolTable::from_symbols({"a", "_", "^", "$"}),
                                                   TokenLayout::spaced, false);
        for (const auto& [symbol, id] : tokens.symbols)
            QVERIFY2(symbol == "a" || symbol == " ", symbol.c_str());
    }
};

FORMANT_TEST(TestPlayerTokens)

} // namespace tst_player_tokens

#include "tst_player_tokens.moc"
