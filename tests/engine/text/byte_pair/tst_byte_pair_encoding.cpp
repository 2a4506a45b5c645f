#include "engine/text/byte_pair/byte_pair_encoding.h"
#include "tests/engine/text/byte_pair/small_vocabulary.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_byte_pair_encoding {

using test::contains;
using test::small_vocabulary;

Result<BytePairEncoding> parsed(const std::string& content) {
    return BytePairEncoding::parse(content, "vocab.json");
}

std::string with(const std::string& before, const std::string& after) {
    std::string changed = small_vocabulary();
    return changed.replace(changed.find(before), before.size(), after);
}

class TestBytePairEncoding : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void pairs_are_merged_in_the_order_in_which_they_were_learned() {
        const BytePairEncoding encoding = parsed(small_vocabulary()).value();
        QCOMPARE(encoding.pieces("the"), (Word{"the"}));
        QCOMPARE(encoding.pieces("there"), (Word{"t", "h", "er", "e"})); // e r comes before h e
        QCOMPARE(encoding.pieces("theer"), (Word{"theer"}));
        QCOMPARE(encoding.pieces("hehe"), (Word{"he", "he"}));
    }
    void letters_and_marks_are_merged_apart() {
        const BytePairEncoding encoding =
            parsed(with("\"e r\",", "\"e r\", \"e .\", \"' t\",")).value();
        QCOMPARE(encoding.pieces("he."), (Word{"he", "."}));
        QCOMPARE(encoding.pieces("o't"), (Word{"o", "'", "t"}));
    }
    void an_unknown_character_is_a_piece_of_its_own() {
        const BytePairEncoding encoding = parsed(small_vocabulary()).value();
        QCOMPARE(encoding.pieces("thež"), (Word{"the", "ž"}));
        QVERIFY(encoding.symbols().id("ž") < 0);
    }
    void ids_are_those_of_the_file() {
        const SymbolTable symbols = parsed(small_vocabulary())->symbols();
        QCOMPARE(symbols.size(), std::int64_t{21});
        QCOMPARE(symbols.id("[STOP]"), std::int64_t{0});
        QCOMPARE(symbols.id(" "), std::int64_t{2});
        QCOMPARE(symbols.id("the"), std::int64_t{12});
        QCOMPARE(symbols.id("[START]"), std::int64_t{20});
        QCOMPARE(symbols.symbols()[19], std::string(SymbolTable::name_of_unused));
    }
    void a_language_has_a_marker_or_is_refused_with_those_that_have() {
        const BytePairEncoding encoding = parsed(small_vocabulary()).value();
        QCOMPARE(encoding.marker("en-us").value(), std::string("[en]"));
        QCOMPARE(encoding.marker("cmn").value(), std::string("[zh-cn]"));
        const auto refused = encoding.marker("sv");
        QVERIFY(!refused && refused.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(refused.error().what), "en, zh-cn"));
    }
    void markers_of_languages_are_told_from_other_pieces() {
        for (const char* marker : {"[en]", "[zh-cn]"})
            QVERIFY2(is_language_marker(marker), marker);
        for (const char* piece : {"[STOP]", "[]", "[e", "en", "[en", "[1]"})
            QVERIFY2(!is_language_marker(piece), piece);
    }
    void another_tokenizer_is_refused_by_what_it_does_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("what");
        const auto row = [](const char* what, const std::string& content) {
            QTest::newRow(what) << QString::fromStdString(content) << QString(what);
        };
        row("model.type", with("\"BPE\"", "\"Unigram\""));
        row("normalizer", with("\"normalizer\": null", "\"normalizer\": {\"type\": \"NFKC\"}"));
        row("pre_tokenizer", with("\"Whitespace\"", "\"ByteLevel\""));
        row("model.continuing_subword_prefix", with("_prefix\": null", "_prefix\": \"##\""));
        row("model.byte_fallback", with("\"unk_token\"", "\"byte_fallback\": true, \"unk_token\""));
        row("model.merges", with("\"e r\"", "\"er\""));
        row("model.vocab", with("\"e\": 4", "\"e\": -4"));
        row("parse", "{");
        row("vocab", "{\"model\": {}, \"pre_tokenizer\": {\"type\": \"Whitespace\"}}");
        row("type", with("\"o\": 9", "\"o\": \"nine\""));
    }
    void another_tokenizer_is_refused_by_what_it_does() {
        QFETCH(const QString, content);
        QFETCH(const QString, what);
        const auto refused = parsed(content.toStdString());
        QVERIFY(!refused && refused.error().kind == ErrorKind::data);
        const std::string said = to_english(refused.error().what);
        QVERIFY2(contains(said, "vocab.json") && contains(said, what.toStdString()), said.c_str());
    }
};

FORMANT_TEST(TestBytePairEncoding)

} // namespace tst_byte_pair_encoding

#include "tst_byte_pair_encoding.moc"
