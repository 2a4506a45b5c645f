#include "engine/session/hardware/gpu_samples.h"
#include "tests/engine/hardware/telemetry/scripted_driver.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using test::ScriptedDriver;
using test::steady;

class TestGpuSamples : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_look_is_handed_out_once() {
        GpuSamples samples("a", ScriptedDriver::opener({{{"a", steady("a", 0.7)}}}));
        std::vector<GpuSample> taken;
        const auto has_taken = [&] { // QTRY_VERIFY asks once more when it was true
            const std::vector<GpuSample> more = samples.take();
            taken.insert(taken.end(), more.begin(), more.end());
            return !taken.empty();
        };
        QTRY_VERIFY(has_taken());
        QCOMPARE(taken.front().utilisation, std::optional(0.7));
        QVERIFY(samples.take().size() < 2); // at most a look that came in between
    }
    void of_a_card_that_no_driver_knows_there_are_none() {
        GpuSamples samples("b", ScriptedDriver::opener({{{"a", steady("a", 0.7)}}}));
        QTest::qWait(50);
        QVERIFY(samples.take().empty());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestGpuSamples)
#include "tst_gpu_samples.moc"
