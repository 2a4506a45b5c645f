#include "engine/text/number_speller.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_number_speller {

std::string spelled(const char* language, const std::string& text) {
    return NumberSpeller(language)(text);
}

void row(const char* language, const char* number, const char* words) {
    QTest::newRow(qPrintable(QString("%1: %2").arg(language, number)))
        << language << number << words;
}

/// Compares with the spelling that people use in these languages, not with earlier program output.
class TestNumberSpeller : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void numbers_are_spelled_out_in_the_language_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("words");
        row("en-us", "0", "zero");
        row("en-us", "42", "forty-two");
        row("en-us", "1999", "one thousand nine hundred ninety-nine");
        row("en-us", "1,000,000", "one million");
        row("en-gb", "3.14", "three point one four");
        row("en-us", "-5", "minus five");
        row("en-us", "\u22120.5", "minus zero point five");
        row("es", "16", "dieciséis");
        row("es", "1999", "mil novecientos noventa y nueve");
        row("es", "2.000.000", "dos millones");
        row("es", "3,14", "tres coma uno cuatro");
        row("es-419", "3.14", "tres punto uno cuatro");
        row("es", "-5", "menos cinco");
        row("fr-fr", "71", "soixante-et-onze");
        row("fr-be", "71", "septante-et-un");
        row("fr-fr", "80", "quatre-vingts");
        row("fr-fr", "1\u202f000\u202f000", "un million");
        row("fr-fr", "3,14", "trois virgule un quatre");
        row("fr-fr", "-5", "moins cinq");
        row("sv", "42", "fyrtiotvå");
        row("sv", "300", "trehundra");
        row("sv", "2 000 000", "två miljoner");
        row("sv", "3,14", "tre komma ett fyra");
        row("sv", "-5", "minus fem");
        row("de", "16", "sechzehn");
        row("de", "1999", "eintausendneunhundertneunundneunzig");
        row("de", "1.000.000", "eine Million");
        row("de", "3,14", "drei Komma eins vier");
        row("de", "-5", "minus fünf");
        row("fa", "25", "بیست و پنج");
        row("fa", "300", "سیصد");
        row("fa", "1٬234", "یک هزار و دویست و سی و چهار");
        row("fa", "3٫14", "سه ممیز یک چهار");
        row("fa", "-5", "منفی پنج");
        row("ar", "3", "ثلاثة");
        row("ar", "25", "خمسة وعشرون");
        row("ar", "1000", "ألف");
        row("ar", "1٫5", "واحد فاصل خمسة");
        row("ar", "-5", "ناقص خمسة");
        row("ru", "42", "сорок два");
        row("ru", "1999", "одна тысяча девятьсот девяносто девять");
        row("ru", "2\u00a0000\u00a0000", "два миллиона");
        row("ru", "3,14", "три целых четырнадцать сотых");
        row("ru", "-5", "минус пять");
    }
    void numbers_are_spelled_out_in_the_language() {
        QFETCH(const QString, language);
        QFETCH(const QString, number);
        QFETCH(const QString, words);
        const NumberSpeller speller(language.toStdString());
        QVERIFY(speller.knows_language());
        QCOMPARE(QString::fromStdString(speller(number.toStdString())), words);
    }
    void the_text_around_them_stays() {
        QCOMPARE(spelled("en-us", "From 7 to 12: 3, 4."),
                 std::string("From seven to twelve: three, four."));
        QCOMPARE(spelled("en-us", "10-12"), std::string("ten-twelve"));
        QCOMPARE(spelled("en-us", "no number"), std::string("no number"));
        QCOMPARE(spelled("en-us", ""), std::string());
    }
    void leading_zeros_and_very_long_numbers_are_read_digit_by_digit() {
        QCOMPARE(spelled("en-us", "007"), std::string("zero zero seven"));
        QCOMPARE(spelled("en-us", "1000000000000000"),
                 std::string("one zero zero zero zero zero zero zero zero zero zero zero zero zero "
                             "zero zero"));
        QCOMPARE(spelled("en-us", "100000000000000"), std::string("one hundred trillion"));
    }
    void numbers_next_to_a_letter_with_capitals_are_left_to_espeak() {
        for (const std::string text : {"2nd", "B2", "the 1990s", "5km"})
            QCOMPARE(spelled("en-us", text), text);
    }
    void spelled_numbers_are_separated_from_letters_if_the_script_separates_words() {
        QCOMPARE(spelled("fa", "3سال"), std::string("سه سال"));
        QCOMPARE(spelled("cmn", "我有3个"), std::string("我有三个"));
    }
    void a_language_without_rules_keeps_its_digits() {
        for (const char* language : {"eu", "fa-latn", "ht", "no-such-language", ""}) {
            QVERIFY2(!NumberSpeller(language).knows_language(), language);
            QCOMPARE(spelled(language, "42"), std::string("42"));
        }
    }
};

FORMANT_TEST(TestNumberSpeller)

} // namespace tst_number_speller

#include "tst_number_speller.moc"
