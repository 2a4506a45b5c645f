#include "engine/session/hardware/hardware_self_test.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <vector>

using namespace formant;

namespace tst_hardware_self_test {

class TestHardwareSelfTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_cpu_of_every_machine_passes() {
        std::vector<std::string> ids;
        const auto tested =
            run_hardware_self_test("cpu", CancellationToken(), [&](const SelfTestLine& line) {
                ids.push_back(line.id);
                const std::string reason = to_english(line.why_not);
                QVERIFY2(line.passed || !line.offered, reason.c_str());
            });
        QVERIFY2(tested, tested ? "" : to_english(tested.error().what).c_str());
        QVERIFY(ids.size() > 10);
        QCOMPARE(ids.front(), std::string("matmul-float32"));
        QCOMPARE(ids.back(), std::string("copy-to-cpu"));
    }
    void an_invalid_device_name_is_refused() {
        const auto tested = run_hardware_self_test("gpu", CancellationToken(), [](const auto&) {});
        QCOMPARE(tested.error().kind, ErrorKind::usage);
    }
    void a_missing_gpu_is_a_device_error() {
        const auto tested = run_hardware_self_test("99", CancellationToken(), [](const auto&) {});
        QCOMPARE(tested.error().kind, ErrorKind::device);
    }
    void it_can_be_canceled() {
        CancellationToken cancellation;
        cancellation.request();
        const auto tested = run_hardware_self_test("cpu", cancellation, [](const auto&) {});
        QCOMPARE(tested.error().kind, ErrorKind::interrupted);
    }
};

FORMANT_TEST(TestHardwareSelfTest)

} // namespace tst_hardware_self_test

#include "tst_hardware_self_test.moc"
