#include "engine/session/hardware/gpu_samples.h"
#include "tests/engine/hardware/telemetry/scripted_driver.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_gpu_samples {

using test::ScriptedDriver;
using test::steady;

class TestGpuSamples : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_sample_is_returned_once() {
        GpuSamples samples("a", ScriptedDriver::opener({{{"a", steady("a", 0.7)}}}));
        std::vector<GpuSample> taken;
        const auto has_taken = [&] { // QTRY_VERIFY evaluates a true condition once more
            const std::vector<GpuSample> more = samples.take();
            taken.insert(taken.end(), more.begin(), more.end());
            return !taken.empty();
        };
        QTRY_VERIFY(has_taken());
        QCOMPARE(taken.front().utilization, std::optional(0.7));
        QVERIFY(samples.take().size() < 2); // at most one sample since then
    }
    void an_unknown_gpu_has_no_samples() {
        GpuSamples samples("b", ScriptedDriver::opener({{{"a", steady("a", 0.7)}}}));
        QTest::qWait(50);
        QVERIFY(samples.take().empty());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestGpuSamples)

} // namespace tst_gpu_samples

#include "tst_gpu_samples.moc"
