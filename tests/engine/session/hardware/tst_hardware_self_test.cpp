#include "engine/session/hardware/hardware_self_test.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <vector>

using namespace formant;

class TestHardwareSelfTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_cpu_of_every_machine_passes() {
        std::vector<std::string> ids;
        const auto tested =
            run_hardware_self_test("cpu", Cancellation(), [&](const SelfTestLine& line) {
                ids.push_back(line.id);
                const std::string told = to_english(line.why_not);
                QVERIFY2(line.passed || !line.offered, told.c_str());
            });
        QVERIFY2(tested, tested ? "" : to_english(tested.error().what).c_str());
        QVERIFY(ids.size() > 10);
        QCOMPARE(ids.front(), std::string("matmul-float32"));
        QCOMPARE(ids.back(), std::string("copy-to-cpu"));
    }
    void a_device_that_is_none_is_refused() {
        const auto tested = run_hardware_self_test("gpu", Cancellation(), [](const auto&) {});
        QCOMPARE(tested.error().kind, ErrorKind::usage);
    }
    void a_gpu_that_is_not_there_is_a_device_error() {
        const auto tested = run_hardware_self_test("99", Cancellation(), [](const auto&) {});
        QCOMPARE(tested.error().kind, ErrorKind::device);
    }
    void it_stops_when_asked_to() {
        Cancellation cancellation;
        cancellation.request();
        const auto tested = run_hardware_self_test("cpu", cancellation, [](const auto&) {});
        QCOMPARE(tested.error().kind, ErrorKind::interrupted);
    }
};

FORMANT_TEST(TestHardwareSelfTest)
#include "tst_hardware_self_test.moc"
