#include "engine/text/language_script.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

class TestLanguageScript : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_known_how_a_language_is_written() {
        QVERIFY(is_written_in("fa", "Arab") && !is_written_in("fa", "Latn"));
        QVERIFY(is_written_in("en-us", "Latn") && !is_written_in("en-us+f3", "Arab"));
        QVERIFY(is_written_in("fa-latn", "Latn") && !is_written_in("fa-latn", "Arab"));
        QVERIFY(is_written_in("ru", "Cyrl") && !is_written_in("ru", "Latn"));
    }
    void some_are_written_in_several_scripts() {
        for (const char* script : {"Hira", "Kana", "Hani"})
            QVERIFY2(is_written_in("ja", script), script);
        QVERIFY(is_written_in("cmn", "Hani"));
    }
    void of_an_unknown_one_nothing_is_said_against_any_script() {
        QVERIFY(is_written_in("piqd", "Latn") && is_written_in("", "Latn"));
    }
    void texts_are_in_the_first_preferred_language_that_is_written_so() {
        QCOMPARE(likely_language("Latn", {"es-ES", "en-GB"}), std::string("es-ES"));
        QCOMPARE(likely_language("Latn", {"fa", "en-GB"}), std::string("en-GB"));
        QCOMPARE(likely_language("Arab", {"en-GB", "fa_IR.UTF-8"}), std::string("fa-IR"));
        QCOMPARE(likely_language("Latn", {"C", "sv"}), std::string("sv"));
    }
    void with_no_such_preference_they_are_in_the_one_that_most_people_write_so() {
        QCOMPARE(likely_language("Latn", {"fa"}), std::string("en"));
        QCOMPARE(likely_language("Cyrl", {"fa"}), std::string("ru"));
        QCOMPARE(likely_language("Arab", {}), std::string("ar"));
    }
    void of_texts_without_letters_nothing_is_known() {
        QCOMPARE(likely_language("", {"fa"}), std::string());
    }
};

FORMANT_TEST(TestLanguageScript)
#include "tst_language_script.moc"
