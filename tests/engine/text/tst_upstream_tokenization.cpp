#include "engine/base/atomic_file.h"
#include "engine/text/tokenizer.h"
#include "engine/text/upstream_tokenization.h"
#include "tests/support/corpora/spelled_words.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_upstream_tokenization {

using test::spelled_words;

std::string file(const std::string& name) {
    return read_file(FORMANT_SOURCE_DIR "/tests/data/public_text/" + name).value();
}

UpstreamTokenization text_in(const std::string& name) {
    return parse_upstream_tokenization(file(name)).value().value();
}

std::string changed(std::string json, const std::string& from, const std::string& to) {
    return json.replace(json.find(from), from.size(), to);
}

Tokens tokens(const UpstreamTokenization& text, const char* phonemes) {
    return Tokenizer(text.symbols, text.layout)(spelled_words(phonemes)).tokens;
}

/// The source of the expected ids is documented in tests/data/public_text/README.md.
class TestUpstreamTokenization : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_map_of_piper_gives_the_table() {
        const UpstreamTokenization text = text_in("piper.json");
        QCOMPARE(text.symbols.size(), 256); // num_symbols, more than the map has
        QVERIFY(text.layout == TokenLayout::piper);
        QCOMPARE(text.mode, std::string("phonemes"));
        QCOMPARE(tokens(text, "tˈɛst, tˈuː!"),
                 (Tokens{1, 0, 32, 0, 120, 0, 61, 0, 31,  0, 32, 0, 8, 0,
                         3, 0, 32, 0, 120, 0, 33, 0, 122, 0, 4,  0, 2}));
        QCOMPARE(tokens(text, "ɪç"), (Tokens{1, 0, 74, 0, 16, 0, 140, 0, 2}));
    }
    void a_piper_voice_of_letters_reads_characters() {
        const auto text = parse_upstream_tokenization(changed(
            file("piper.json"), "\"phoneme_type\": \"espeak\"", "\"phoneme_type\": \"text\""));
        QCOMPARE(text.value()->mode, std::string("characters"));
    }
    void a_symbol_with_several_ids_is_not_supported() {
        QVERIFY(
            !parse_upstream_tokenization(changed(file("piper.json"), "[16]", "[16, 17]")).value());
        QVERIFY(!parse_upstream_tokenization(changed(file("piper.json"), "[16]", "[160000000]"))
                     .value());
        QVERIFY(!parse_upstream_tokenization(changed(file("piper.json"), "[16]", "[-1]")).value());
    }
    void the_blank_of_coqui_vits_is_the_last_symbol() {
        const UpstreamTokenization text = text_in("coqui_vits.json");
        QCOMPARE(text.symbols.size(), 16);
        QVERIFY(text.layout == TokenLayout::blanks);
        QCOMPARE(tokens(text, "ˈə, bɡz."),
                 (Tokens{15, 12, 15, 13, 15, 3, 15, 7, 15, 9, 15, 14, 15, 11, 15, 4, 15}));
    }
    void the_phonemes_of_coqui_are_sorted_after_its_special_symbols() {
        const UpstreamTokenization text = text_in("coqui_ipa.json");
        QCOMPARE(text.symbols.size(), 14);
        QCOMPARE(tokens(text, "ˈə, bɡz."),
                 (Tokens{3, 9, 3, 7, 3, 11, 3, 13, 3, 5, 3, 8, 3, 6, 3, 12, 3}));
    }
    void duplicate_characters_of_coqui_stay_if_they_need_not_be_unique() {
        const auto text = parse_upstream_tokenization(
            changed(file("coqui_ipa.json"), "\"is_unique\": true", "\"is_unique\": false"));
        QCOMPARE(text.value()->symbols.size(), 16);
        QCOMPARE(tokens(*text.value(), "ab z"), (Tokens{3, 5, 3, 7, 3, 15, 3, 8, 3}));
    }
    void coqui_without_blanks_is_plain() {
        const auto text = parse_upstream_tokenization(
            changed(file("coqui_vits.json"), "\"add_blank\": true", "\"add_blank\": false"));
        QVERIFY(text.value()->layout == TokenLayout::plain);
        QCOMPARE(tokens(*text.value(), "ˈə, bɡz."), (Tokens{12, 13, 3, 7, 9, 14, 11, 4}));
    }
    void unsupported_tokenizations_give_nothing_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("an order that Python does not fix") << "\"is_sorted\": true"
                                                           << "\"is_sorted\": false";
        QTest::newRow("marks at the ends") << "\"enable_eos_bos_chars\": false"
                                           << "\"enable_eos_bos_chars\": true";
        QTest::newRow("no blank") << "\"<BLNK>\""
                                  << "null";
        QTest::newRow("another class") << "IPAPhonemes"
                                       << "Own";
    }
    void unsupported_tokenizations_give_nothing() {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        const auto text = parse_upstream_tokenization(
            changed(file("coqui_ipa.json"), from.toStdString(), to.toStdString()));
        QVERIFY(text && !*text);
    }
    void upstream_vits_has_its_published_table() {
        const UpstreamTokenization text = text_in("vits.json");
        QCOMPARE(text.symbols.size(), 178);
        QVERIFY(text.layout == TokenLayout::blanks);
        const auto plain = parse_upstream_tokenization(
            changed(file("vits.json"), "\"add_blank\": true", "\"add_blank\": false"));
        QVERIFY(plain.value()->layout == TokenLayout::plain);
        const auto letters = parse_upstream_tokenization(
            changed(file("vits.json"), "english_cleaners2", "basic_cleaners"));
        QCOMPARE(letters.value()->mode, std::string("characters"));
    }
    void symbols_that_a_fork_lists_keep_their_order() {
        const auto text = parse_upstream_tokenization(R"({"data": {"add_blank": true}, )"
                                                      R"("symbols": ["_", ",", "a", "ˈ", " "]})");
        QCOMPARE(text.value()->symbols.size(), 5);
        QCOMPARE(tokens(*text.value(), "ˈa, a"), (Tokens{0, 3, 0, 2, 0, 1, 0, 4, 0, 2, 0}));
    }
    void other_configurations_give_nothing_and_invalid_json_is_an_error() {
        QVERIFY(!parse_upstream_tokenization("{\"a\": 1}").value());
        QVERIFY(!parse_upstream_tokenization("[]").value());
        QVERIFY(!parse_upstream_tokenization("{\"phoneme_id_map\": {}}").value());
        QCOMPARE(parse_upstream_tokenization("{").error().kind, ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestUpstreamTokenization)

} // namespace tst_upstream_tokenization

#include "tst_upstream_tokenization.moc"
