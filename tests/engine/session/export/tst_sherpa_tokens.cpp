#include "engine/session/export/sherpa_tokens.h"
#include "engine/text/tokenizer.h"
#include "engine/text/upstream_symbols.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <map>

using namespace formant;

namespace tst_sherpa_tokens {

SymbolTable table_of(TokenLayout layout) {
    if (layout == TokenLayout::piper)
        return piper_symbols();
    return layout == TokenLayout::spaced ? SymbolTable::from_symbols({"a", "b", "c"})
                                         : vits_symbols();
}

Tokens ids_of(const SherpaTokens& tokens, const std::vector<std::string>& symbols) {
    const std::map<std::string, std::int64_t> ids(tokens.symbols.begin(), tokens.symbols.end());
    Tokens found;
    for (const std::string& symbol : symbols)
        found.push_back(ids.at(symbol));
    return found;
}

Tokens with_blanks(const Tokens& symbols) {
    Tokens written{SherpaTokens::pad};
    for (const std::int64_t id : symbols) {
        written.push_back(id);
        written.push_back(SherpaTokens::pad);
    }
    return written;
}

Tokens between_marks(Tokens ids) {
    ids.insert(ids.begin(), SherpaTokens::begin);
    ids.push_back(SherpaTokens::end);
    return ids;
}

/// Returns what the graph of a voice makes of such ids.
Tokens in_graph(const Tokens& written, const SymbolTable& table, TokenLayout layout) {
    onnx::GraphBuilder builder("layout");
    const onnx::SpeechInputs made = from_sherpa_tokens(
        add_speech_inputs(builder, onnx::SpeechInterface::piper, {.max_batch = 1}), table, layout);
    builder.output("tokens", made.tokens, {std::int64_t{1}, "n"});
    builder.output("lengths", made.lengths, {std::int64_t{1}});
    const auto size = static_cast<std::int64_t>(written.size());
    const NamedTensors outputs =
        test::play_graph(builder.finish(), {{"input", at::tensor(written, at::kLong).unsqueeze(0)},
                                            {"input_lengths", at::tensor({size}, at::kLong)},
                                            {"scales", at::zeros({3})}});
    const at::Tensor tokens = outputs.at("tokens")[0];
    if (outputs.at("lengths").item<std::int64_t>() != tokens.numel())
        return {};
    return {tokens.const_data_ptr<std::int64_t>(),
            tokens.const_data_ptr<std::int64_t>() + tokens.numel()};
}

class TestSherpaTokens : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_way_to_write_a_text_becomes_the_tokens_of_the_voice_data() {
        QTest::addColumn<int>("layout");
        for (const TokenLayout layout :
             {TokenLayout::spaced, TokenLayout::plain, TokenLayout::blanks, TokenLayout::piper})
            QTest::newRow(name_of(layout).c_str()) << static_cast<int>(layout);
    }
    void each_way_to_write_a_text_becomes_the_tokens_of_the_voice() {
        QFETCH(int, layout);
        const auto voice_layout = static_cast<TokenLayout>(layout);
        const SymbolTable table = table_of(voice_layout);
        const Tokens ours = Tokenizer(table, voice_layout)({{"a", "b"}, {"c"}}).tokens;
        const Tokens symbols =
            ids_of(*sherpa_tokens(table, voice_layout, false), {"a", "b", " ", "c"});
        QCOMPARE(in_graph(with_blanks(symbols), table, voice_layout), ours); // a lexicon
        QCOMPARE(in_graph(between_marks(with_blanks(symbols)), table, voice_layout),
                 ours); // espeak-ng, letters
        QCOMPARE(in_graph(with_blanks(between_marks(symbols)), table, voice_layout),
                 ours); // Matcha-TTS
    }
    void tokens_txt_has_the_marks_first_and_a_space() {
        const SymbolTable table = SymbolTable::from_symbols({"b", "a"});
        QCOMPARE(sherpa_tokens(table, TokenLayout::spaced, false)->as_text(),
                 std::string("_ 0\n^ 1\n$ 2\n  4\na 5\nb 6\n"));
    }
    void the_space_is_a_mark_for_a_voice_that_has_none() {
        const SherpaTokens tokens =
            *sherpa_tokens(SymbolTable::from_saved({"<padding>", "a"}), TokenLayout::plain, false);
        QCOMPARE(ids_of(tokens, {" ", "a"}), (Tokens{SherpaTokens::pad, 4}));
        QVERIFY(tokens.has("a"));
        QVERIFY(!tokens.has(" "));
    }
    void a_table_without_what_the_layout_adds_is_refused() {
        const auto tokens =
            sherpa_tokens(SymbolTable::from_saved({"<padding>", "a"}), TokenLayout::spaced, false);
        QVERIFY(!tokens);
        QCOMPARE(tokens.error().kind, ErrorKind::usage);
    }
    void a_composed_symbol_that_the_voice_was_not_trained_on_is_no_token() {
        const SymbolTable table = piper_symbols();
        QVERIFY(table.id("\u00e7") >= 0);
        QVERIFY(!sherpa_tokens(table, TokenLayout::piper, false)->has("\u00e7"));
    }
    void letters_have_capitals() {
        const SherpaTokens tokens =
            *sherpa_tokens(SymbolTable::from_symbols({"é"}), TokenLayout::spaced, true);
        QCOMPARE(ids_of(tokens, {"É"}), ids_of(tokens, {"é"}));
    }
    void symbols_of_several_code_points_are_listed_apart() {
        const SherpaTokens tokens =
            *sherpa_tokens(SymbolTable::from_symbols({"a\u0303", "a"}), TokenLayout::spaced, false);
        QCOMPARE(tokens.unwritable, (std::vector<std::string>{"a\u0303"}));
        QVERIFY(!tokens.has("a\u0303"));
    }
};

FORMANT_TEST(TestSherpaTokens)

} // namespace tst_sherpa_tokens

#include "tst_sherpa_tokens.moc"
