#include "engine/base/atomic_file.h"
#include "engine/text/public_text.h"
#include "engine/text/tokenizer.h"
#include "tests/support/corpora/spelled_words.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using test::spelled_words;

namespace {

std::string file(const std::string& name) {
    return read_file(FORMANT_SOURCE_DIR "/tests/data/public_text/" + name).value();
}

PublicText text_in(const std::string& name) {
    return public_text_in(file(name)).value().value();
}

std::string changed(std::string json, const std::string& from, const std::string& to) {
    return json.replace(json.find(from), from.size(), to);
}

Tokens tokens(const PublicText& text, const char* phonemes) {
    return Tokenizer(text.symbols, text.layout)(spelled_words(phonemes)).tokens;
}

} // namespace

/// Where the expected ids are from: tests/data/public_text/README.md.
class TestPublicText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void of_piper_the_map_makes_the_table() {
        const PublicText text = text_in("piper.json");
        QCOMPARE(text.symbols.size(), 256); // num_symbols, more than the map has
        QVERIFY(text.layout == TokenLayout::piper);
        QCOMPARE(text.mode, std::string("phonemes"));
        QCOMPARE(tokens(text, "tˈɛst, tˈuː!"),
                 (Tokens{1, 0, 32, 0, 120, 0, 61, 0, 31,  0, 32, 0, 8, 0,
                         3, 0, 32, 0, 120, 0, 33, 0, 122, 0, 4,  0, 2}));
        QCOMPARE(tokens(text, "ɪç"), (Tokens{1, 0, 74, 0, 16, 0, 140, 0, 2}));
    }
    void a_piper_voice_of_letters_reads_characters() {
        const auto text = public_text_in(changed(file("piper.json"), "\"phoneme_type\": \"espeak\"",
                                                 "\"phoneme_type\": \"text\""));
        QCOMPARE(text.value()->mode, std::string("characters"));
    }
    void a_symbol_of_several_ids_has_no_table() {
        QVERIFY(!public_text_in(changed(file("piper.json"), "[16]", "[16, 17]")).value());
        QVERIFY(!public_text_in(changed(file("piper.json"), "[16]", "[160000000]")).value());
        QVERIFY(!public_text_in(changed(file("piper.json"), "[16]", "[-1]")).value());
    }
    void of_coquis_vits_the_blank_is_the_last() {
        const PublicText text = text_in("coqui_vits.json");
        QCOMPARE(text.symbols.size(), 16);
        QVERIFY(text.layout == TokenLayout::blanks);
        QCOMPARE(tokens(text, "ˈə, bɡz."),
                 (Tokens{15, 12, 15, 13, 15, 3, 15, 7, 15, 9, 15, 14, 15, 11, 15, 4, 15}));
    }
    void of_coquis_phonemes_the_set_is_sorted_behind_its_marks() {
        const PublicText text = text_in("coqui_ipa.json");
        QCOMPARE(text.symbols.size(), 14);
        QCOMPARE(tokens(text, "ˈə, bɡz."),
                 (Tokens{3, 9, 3, 7, 3, 11, 3, 13, 3, 5, 3, 8, 3, 6, 3, 12, 3}));
    }
    void coquis_repeated_characters_stay_where_they_are_not_to_be_unique() {
        const auto text = public_text_in(
            changed(file("coqui_ipa.json"), "\"is_unique\": true", "\"is_unique\": false"));
        QCOMPARE(text.value()->symbols.size(), 16);
        QCOMPARE(tokens(*text.value(), "ab z"), (Tokens{3, 5, 3, 7, 3, 15, 3, 8, 3}));
    }
    void coqui_without_blanks_is_plain() {
        const auto text = public_text_in(
            changed(file("coqui_vits.json"), "\"add_blank\": true", "\"add_blank\": false"));
        QVERIFY(text.value()->layout == TokenLayout::plain);
        QCOMPARE(tokens(*text.value(), "ˈə, bɡz."), (Tokens{12, 13, 3, 7, 9, 14, 11, 4}));
    }
    void what_is_made_in_a_way_that_there_is_not_here_is_none_data() {
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
    void what_is_made_in_a_way_that_there_is_not_here_is_none() {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        const auto text =
            public_text_in(changed(file("coqui_ipa.json"), from.toStdString(), to.toStdString()));
        QVERIFY(text && !*text);
    }
    void of_the_public_vits_it_is_the_published_table() {
        const PublicText text = text_in("vits.json");
        QCOMPARE(text.symbols.size(), 178);
        QVERIFY(text.layout == TokenLayout::blanks);
        const auto plain = public_text_in(
            changed(file("vits.json"), "\"add_blank\": true", "\"add_blank\": false"));
        QVERIFY(plain.value()->layout == TokenLayout::plain);
        const auto letters =
            public_text_in(changed(file("vits.json"), "english_cleaners2", "basic_cleaners"));
        QCOMPARE(letters.value()->mode, std::string("characters"));
    }
    void symbols_that_a_fork_names_are_taken_in_their_order() {
        const auto text = public_text_in(R"({"data": {"add_blank": true}, )"
                                         R"("symbols": ["_", ",", "a", "ˈ", " "]})");
        QCOMPARE(text.value()->symbols.size(), 5);
        QCOMPARE(tokens(*text.value(), "ˈa, a"), (Tokens{0, 3, 0, 2, 0, 1, 0, 4, 0, 2, 0}));
    }
    void what_is_of_no_such_program_is_none_and_what_is_no_json_an_error() {
        QVERIFY(!public_text_in("{\"a\": 1}").value());
        QVERIFY(!public_text_in("[]").value());
        QVERIFY(!public_text_in("{\"phoneme_id_map\": {}}").value());
        QCOMPARE(public_text_in("{").error().kind, ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestPublicText)
#include "tst_public_text.moc"
