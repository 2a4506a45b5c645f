#include "engine/text/character_words.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_character_words {

/// Joins words by "|" and their letters by ".": "t.w.o|b.e".
std::string read(const std::string& text, const std::string& language = "en-us",
                 bool keep_punctuation = false) {
    TextConfig config;
    config.language = language;
    config.keep_punctuation = keep_punctuation;
    std::string all;
    for (const Word& word : character_words(text, config)) {
        all += all.empty() ? "" : "|";
        for (std::size_t i = 0; i < word.size(); ++i)
            all += (i == 0 ? "" : "·") + word[i];
    }
    return all;
}

class TestCharacterWords : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void words_are_split_into_lower_case_letters() {
        QCOMPARE(read("Two be"), std::string("t·w·o|b·e"));
        QCOMPARE(read("ÅR Straße", "sv"), std::string("å·r|s·t·r·a·ß·e"));
        QCOMPARE(read("Привет", "ru"), std::string("п·р·и·в·е·т"));
        QCOMPARE(read("𐐀b"), std::string("𐐨·b"));
    }
    void lower_case_follows_the_language() {
        QCOMPARE(read("Iİ", "tr"), std::string("ı·i"));
        QCOMPARE(read("I", "en-gb"), std::string("i"));
    }
    void everything_but_letters_accents_digits_and_joiners_separates_words() {
        QCOMPARE(read("  well-known (b2),\tx/y\n"), std::string("w·e·l·l|k·n·o·w·n|b·2|x|y"));
        QCOMPARE(read("می\u200cروم", "fa"), std::string("م·ی·\u200c·ر·و·م"));
        QCOMPARE(read("नमस्ते", "hi"), std::string("न·म·स·्·त·े"));
        QCOMPARE(read("سَلام", "ar"), std::string("س·َ·ل·ا·م"));
        QVERIFY(read("?! -").empty());
    }
    void an_apostrophe_of_any_form_belongs_to_the_word_around_it() {
        for (const std::string text : {"it's", "it\u2019s", "it\u02bcs"})
            QCOMPARE(read(text), std::string("i·t·'·s"));
        QCOMPARE(read("'tis' the boys'"), std::string("t·i·s|t·h·e|b·o·y·s"));
    }
    void clause_marks_are_appended_to_the_word_before_them() {
        QCOMPARE(read("Yes, \"no?!\"...", "en-us", true), std::string("y·e·s·,|n·o·?·!·."));
        QCOMPARE(read("سلام، خوبی؟", "fa", true), std::string("س·ل·ا·م·،|خ·و·ب·ی·؟"));
        QCOMPARE(read("...a b", "en-us", true), std::string("a|b"));
        QCOMPARE(read("Yes, no?"), std::string("y·e·s|n·o"));
    }
};

FORMANT_TEST(TestCharacterWords)

} // namespace tst_character_words

#include "tst_character_words.moc"
