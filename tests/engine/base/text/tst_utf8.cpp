#include "engine/base/text/utf8.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_utf8 {

class TestUtf8 : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void texts_of_all_languages_are_utf8() {
        for (const char* text :
             {"", "plain", "Gr\xc3\xbc\xc3\x9f", "\xe5\xa3\xb0", "\xf0\x9f\x8e\xa4"})
            QVERIFY2(is_utf8(text), text);
    }
    void other_bytes_are_not() {
        for (const char* bytes : {"Gr\xfc\xdf", "\xff\xfe", "\xc3", "\xed\xa0\x80", "\xc0\xaf"})
            QVERIFY(!is_utf8(bytes));
    }
    void characters_are_counted_not_bytes() {
        QCOMPARE(count_code_points(""), 0);
        QCOMPARE(count_code_points("plain"), 5);
        QCOMPARE(count_code_points("Gr\xc3\xbc\xc3\x9f \xf0\x9f\x8e\xa4"), 6);
    }
};

FORMANT_TEST(TestUtf8)

} // namespace tst_utf8

#include "tst_utf8.moc"
