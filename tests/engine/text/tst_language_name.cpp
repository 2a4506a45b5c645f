#include "engine/text/language_name.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_language_name {

class TestLanguageName : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_language_has_a_name_in_every_other() {
        QCOMPARE(language_name("sv", "es"), std::string("sueco"));
        QCOMPARE(language_name("es", "fa"), std::string("اسپانیایی"));
        QCOMPARE(language_name("cmn", "sv"), std::string("kinesiska"));
    }
    void countries_are_named_too() {
        QCOMPARE(language_name("en-gb", "sv"), std::string("engelska (Storbritannien)"));
        QCOMPARE(language_name("es-419", "es"), std::string("español (Latinoamérica)"));
    }
    void an_unknown_language_has_no_name() {
        QCOMPARE(language_name("xqz", "es"), std::string());
        QCOMPARE(language_name("", "es"), std::string());
    }
    void a_variety_of_espeak_has_no_name() {
        QCOMPARE(language_name("en-gb-x-rp", "es"), std::string());
    }
};

FORMANT_TEST(TestLanguageName)

} // namespace tst_language_name

#include "tst_language_name.moc"
