#include "engine/text/language_code.h"
#include "tests/support/add_row.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_language_code {

class TestLanguageCode : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void country_script_and_variant_are_removed_from_a_language_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("tag");
        test::add_row("language", "sv", "sv", "sv");
        test::add_row("country", "en-us", "en", "en-us");
        test::add_row("voice", "en-us+f3", "en", "en-us");
        test::add_row("region", "es-419", "es", "es-419");
        test::add_row("script", "fa-latn", "fa", "fa-latn");
        test::add_row("Mandarin", "cmn", "zh", "zh");
        test::add_row("Mandarin in Pinyin", "cmn-latn-pinyin", "zh", "zh-latn-pinyin");
        test::add_row("no Mandarin", "cmnx", "cmnx", "cmnx");
    }
    void country_script_and_variant_are_removed_from_a_language() {
        QFETCH(const QString, code);
        QFETCH(const QString, language);
        QFETCH(const QString, tag);
        QCOMPARE(language_of(code.toStdString()), language.toStdString());
        QCOMPARE(language_tag_of(code.toStdString()), tag.toStdString());
    }
};

FORMANT_TEST(TestLanguageCode)

} // namespace tst_language_code

#include "tst_language_code.moc"
