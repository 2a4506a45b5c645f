#include "engine/session/hardware/latest_gpu_sample.h"
#include "tests/engine/hardware/telemetry/scripted_driver.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_latest_gpu_sample {

using test::ScriptedDriver;
using test::steady;

class TestLatestGpuSample : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_latest_sample_can_be_read_again_and_again() {
        LatestGpuSample latest("a", /*rate_hz=*/50,
                               ScriptedDriver::opener({{{"a", steady("a", 0.7)}}}));
        QTRY_VERIFY(latest.get().has_value());
        QCOMPARE(latest.get()->utilization, std::optional(0.7));
        QCOMPARE(latest.get()->uuid, std::string("a"));
    }
    void an_unknown_gpu_has_no_sample() {
        LatestGpuSample latest("b", /*rate_hz=*/50,
                               ScriptedDriver::opener({{{"a", steady("a", 0.7)}}}));
        QTest::qWait(100);
        QVERIFY(!latest.get());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestLatestGpuSample)

} // namespace tst_latest_gpu_sample

#include "tst_latest_gpu_sample.moc"
