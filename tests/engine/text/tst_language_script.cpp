#include "engine/text/language_script.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_language_script {

class TestLanguageScript : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_language_is_written_in_its_script() {
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
    void an_unknown_language_accepts_any_script() {
        QVERIFY(is_written_in("piqd", "Latn") && is_written_in("", "Latn"));
    }
    void texts_are_in_the_first_preferred_language_of_their_script() {
        QCOMPARE(likely_language("Latn", {"es-ES", "en-GB"}), std::string("es-ES"));
        QCOMPARE(likely_language("Latn", {"fa", "en-GB"}), std::string("en-GB"));
        QCOMPARE(likely_language("Arab", {"en-GB", "fa_IR.UTF-8"}), std::string("fa-IR"));
        QCOMPARE(likely_language("Latn", {"C", "sv"}), std::string("sv"));
    }
    void without_such_a_preference_texts_are_in_the_likely_language_of_their_script() {
        QCOMPARE(likely_language("Latn", {"fa"}), std::string("en"));
        QCOMPARE(likely_language("Cyrl", {"fa"}), std::string("ru"));
        QCOMPARE(likely_language("Arab", {}), std::string("ar"));
    }
    void texts_without_letters_have_no_likely_language() {
        QCOMPARE(likely_language("", {"fa"}), std::string());
    }
};

FORMANT_TEST(TestLanguageScript)

} // namespace tst_language_script

#include "tst_language_script.moc"
