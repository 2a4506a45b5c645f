#include "engine/text/phonemizer.h"
#include "engine/text/stress_marks.h"
#include "engine/text/text_reader.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_stress_marks {

/// Returns the symbols of all words, separated by spaces between words.
std::string spoken(const std::string& text, const std::string& language, bool keep_stress = true) {
    TextConfig config;
    config.language = language;
    config.keep_stress = keep_stress ? "on" : "off";
    std::string all;
    for (const Word& word : TextReader::create(config).value()->read(text)) {
        all += all.empty() ? "" : " ";
        for (const std::string& symbol : word)
            all += symbol;
    }
    return all;
}

class TestStressMarks : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_notation_becomes_a_combining_acute_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("plus before the vowel") << "з+амок";
        QTest::newRow("plus after the vowel") << "за+мок";
        QTest::newRow("spacing acute") << "за´мок";
        QTest::newRow("capital vowel") << "зАмок";
        QTest::newRow("combining acute") << "за\u0301мок";
    }
    void every_notation_becomes_a_combining_acute() {
        QFETCH(const QString, text);
        QCOMPARE(unify_stress_marks(text.toStdString()), std::string("за\u0301мок"));
    }
    void capital_letters_of_names_and_units_stay() {
        for (const char* text :
             {"Анна", "СССР", "НАТО", "5 мА, 2 мкА, 3 кВт", "МиГ", "iPhone", "ГАЗ"})
            QCOMPARE(unify_stress_marks(text), std::string(text));
        QCOMPARE(unify_stress_marks("водА 😀 дОм"), std::string("вода\u0301 😀 до\u0301м"));
    }
    void a_plus_between_numbers_or_words_stays() {
        for (const char* text : {"2+2", "2 + 2", "да + нет", "5+а", "C++", "а + б"})
            QCOMPARE(unify_stress_marks(text), std::string(text));
    }
    void an_apostrophe_after_a_consonant_is_no_stress() {
        QCOMPARE(unify_stress_marks("п´ять"), std::string("п´ять"));
    }
    void the_marked_vowel_is_counted_among_the_vowels_of_its_word() {
        const auto words = stressed_spellings("большо\u0301й за\u0301мок стоит", "ru");
        QCOMPARE(words.size(), std::size_t{2});
        QCOMPARE(words[0].word, std::string("большой"));
        QCOMPARE(words[0].vowel, std::size_t{1});
        QCOMPARE(words[1].word, std::string("замок"));
        QCOMPARE(words[1].vowel, std::size_t{0});
    }
    void marks_move_the_stress_of_the_spoken_word() {
        QCOMPARE(spoken("замо\u0301к", "ru"), std::string("zamˈok"));
        QCOMPARE(spoken("за\u0301мок", "ru"), std::string("zˈamok"));
        QCOMPARE(spoken("Вот з+амок, и дверной зам+ок.", "ru"),
                 spoken("Вот за\u0301мок, и дверной замо\u0301к.", "ru"));
        QVERIFY(spoken("Вот з+амок, и дверной зам+ок.", "ru").find("zˈamok") != std::string::npos);
        QVERIFY(spoken("Вот з+амок, и дверной зам+ок.", "ru").find("zamˈok") != std::string::npos);
    }
    void a_number_next_to_a_marked_word_does_no_harm() {
        QVERIFY(spoken("В 1945 году к нам за\u0301мок.", "ru").find("zˈamok") != std::string::npos);
    }
    void a_plus_before_a_vowel_is_never_spoken() {
        QCOMPARE(spoken("мал+ина", "ru", false), spoken("малина", "ru", false));
        QCOMPARE(spoken("м+ова", "uk", false), spoken("мова", "uk", false));
    }
    void marks_change_nothing_without_stress() {
        QCOMPARE(spoken("за\u0301мок", "ru", false), spoken("замок", "ru", false));
    }
    void characters_keep_the_mark_as_a_symbol() {
        TextConfig config;
        config.language = "ru";
        config.mode = "characters";
        const auto reader = TextReader::create(config).value();
        QCOMPARE(reader->read("з+амок"), reader->read("за\u0301мок"));
        QCOMPARE(reader->read("з+амок").front().size(), std::size_t{6});
    }
    void the_sign_that_is_a_vowel_in_bulgarian_only_counts_there() {
        QCOMPARE(stressed_spellings("пътува\u0301м", "bg").front().vowel, std::size_t{2});
        QCOMPARE(stressed_spellings("объё\u0301м", "ru").front().vowel, std::size_t{1});
    }
};

FORMANT_TEST(TestStressMarks)

} // namespace tst_stress_marks

#include "tst_stress_marks.moc"
