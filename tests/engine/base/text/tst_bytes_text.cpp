#include "engine/base/text/bytes_text.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_bytes_text {

class TestBytesText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sizes_are_formatted_in_the_fitting_unit() {
        QCOMPARE(bytes_text(1'023), std::string("1023 bytes"));
        QCOMPARE(bytes_text(1'536), std::string("1.5 KiB"));
        QCOMPARE(bytes_text(25'232'932'864), std::string("23.5 GiB"));
        QCOMPARE(bytes_text(5'629'499'534'213'120), std::string("5120.0 TiB"));
    }
};

FORMANT_TEST(TestBytesText)

} // namespace tst_bytes_text

#include "tst_bytes_text.moc"
