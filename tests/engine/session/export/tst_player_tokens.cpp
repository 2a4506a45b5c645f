#include "engine/onnx/onnx_writer.h"
#include "engine/session/export/player_tokens.h"
#include "engine/text/tokenizer.h"
#include "engine/text/upstream_symbols.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <map>

using namespace formant;
using test::TemporaryFolder;

namespace {

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

/// Returns what the graph of a voice makes of such ids.
Tokens in_graph(const Tokens& written, TokenLayout layout) {
    onnx::GraphBuilder builder("layout");
    const onnx::SpeechInputs made =
        in_layout(add_speech_inputs(builder, onnx::SpeechInterface::piper, {}), layout);
    builder.output("tokens", made.tokens + 0, {"batch", "n"});
    builder.output("lengths", made.lengths + 0, {"batch"});
    const TemporaryFolder folder;
    if (!onnx::write_onnx_file(folder / "a.onnx", builder.finish(), {}))
        return {};
    const auto size = static_cast<std::int64_t>(written.size());
    const NamedTensors outputs =
        test::play_onnx(folder / "a.onnx", {{"input", at::tensor(written, at::kLong).unsqueeze(0)},
                                            {"input_lengths", at::tensor({size}, at::kLong)},
                                            {"scales", at::zeros({3})}});
    const at::Tensor tokens =
        outputs.at("tokens")[0].narrow(0, 0, outputs.at("lengths").item<std::int64_t>());
    return {tokens.const_data_ptr<std::int64_t>(),
            tokens.const_data_ptr<std::int64_t>() + tokens.numel()};
}

} // namespace

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
            as_a_player(player_tokens(table, voice_layout), {"a", "b", " ", "c"});
        QCOMPARE(in_graph(written, voice_layout), ours);
    }
    void a_symbol_of_several_code_points_is_decomposed() {
        const SymbolTable table = SymbolTable::from_symbols({"\u00e7"});
        const PlayerTokens tokens = player_tokens(table, TokenLayout::spaced);
        QVERIFY(std::ranges::count(tokens.symbols,
                                   std::pair(std::string("c\u0327"), table.id("\u00e7"))) == 1);
    }
    void what_a_player_gives_a_meaning_of_its_own_is_no_symbol() {
        const PlayerTokens tokens =
            player_tokens(SymbolTable::from_symbols({"a", "_", "^", "$"}), TokenLayout::spaced);
        for (const auto& [symbol, id] : tokens.symbols)
            QVERIFY2(symbol == "a" || symbol == " ", symbol.c_str());
    }
};

FORMANT_TEST(TestPlayerTokens)
#include "tst_player_tokens.moc"
