#include "engine/text/language_code.h"

#include <QtTest/QtTest>

using namespace formant;

class TestLanguageCode : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void country_script_and_voice_are_left_off_a_language_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("tag");
        QTest::newRow("language") << "sv"
                                  << "sv"
                                  << "sv";
        QTest::newRow("country") << "en-us"
                                 << "en"
                                 << "en-us";
        QTest::newRow("voice") << "en-us+f3"
                               << "en"
                               << "en-us";
        QTest::newRow("region") << "es-419"
                                << "es"
                                << "es-419";
        QTest::newRow("script") << "fa-latn"
                                << "fa"
                                << "fa-latn";
        QTest::newRow("Mandarin") << "cmn"
                                  << "zh"
                                  << "zh";
        QTest::newRow("Mandarin in Pinyin") << "cmn-latn-pinyin"
                                            << "zh"
                                            << "zh-latn-pinyin";
        QTest::newRow("no Mandarin") << "cmnx"
                                     << "cmnx"
                                     << "cmnx";
    }
    void country_script_and_voice_are_left_off_a_language() {
        QFETCH(const QString, code);
        QFETCH(const QString, language);
        QFETCH(const QString, tag);
        QCOMPARE(language_of(code.toStdString()), language.toStdString());
        QCOMPARE(language_tag_of(code.toStdString()), tag.toStdString());
    }
};

QTEST_APPLESS_MAIN(TestLanguageCode)
#include "tst_language_code.moc"
