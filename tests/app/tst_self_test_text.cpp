#include "app/self_test_text.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_self_test_text {

SelfTestLine product() {
    SelfTestLine line;
    line.id = "matmul-bf16";
    line.what = message(FORMANT_TR("test", "bf16 matmul"));
    line.passed = true;
    line.error = 0.0031;
    line.tolerance = 0.02;
    return line;
}

class TestSelfTestText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_passed_part_shows_its_error_and_tolerance() {
        QCOMPARE(self_test_text(product()),
                 std::string("ok    matmul-bf16          bf16 matmul: error 3.1e-03, tolerance "
                             "2.0e-02"));
    }
    void a_failed_part_shows_the_reason() {
        SelfTestLine line = product();
        line.passed = false;
        line.error = 1.5;
        line.why_not = message(FORMANT_TR("test", "it differs from the CPU"));
        QCOMPARE(self_test_text(line),
                 std::string("FAIL  matmul-bf16          bf16 matmul: error 1.5e+00, tolerance "
                             "2.0e-02; it differs from the CPU"));
    }
    void an_unsupported_part_has_neither_passed_nor_failed() {
        SelfTestLine line = product();
        line.offered = line.passed = false;
        line.tolerance = 0;
        line.why_not = message(FORMANT_TR("test", "this card has no bf16"));
        QCOMPARE(self_test_text(line),
                 std::string("none  matmul-bf16          bf16 matmul; this card has no "
                             "bf16"));
    }
    void a_copy_shows_its_speed() {
        SelfTestLine line = product();
        line.id = "copy-to-device";
        line.what = message(FORMANT_TR("test", "to the device"));
        line.tolerance = 0;
        line.gb_per_s = 12.34;
        QCOMPARE(self_test_text(line), std::string("ok    copy-to-device       to the device: 12.3 "
                                                   "GB/s"));
    }
};

FORMANT_TEST(TestSelfTestText)

} // namespace tst_self_test_text

#include "tst_self_test_text.moc"
