#include "engine/session/hardware/hardware_watch.h"
#include "tests/engine/hardware/telemetry/scripted_driver.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <mutex>

using namespace formant;

namespace tst_hardware_watch {

using test::ScriptedDriver;
using test::steady;

/// Collects the samples of a watch.
struct ReceivedSamples {
    void add(const HardwareSample& sample) {
        const std::lock_guard lock(mutex_);
        samples_.push_back(sample);
    }
    std::size_t count() {
        const std::lock_guard lock(mutex_);
        return samples_.size();
    }
    HardwareSample last() {
        const std::lock_guard lock(mutex_);
        return samples_.back();
    }

  private:
    std::mutex mutex_;
    std::vector<HardwareSample> samples_;
};

class TestHardwareWatch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void all_gpus_of_all_drivers_and_the_host_are_sampled() {
        ReceivedSamples received;
        const HardwareWatch watch(
            [&](const HardwareSample& sample) { received.add(sample); },
            ScriptedDriver::opener(
                {{{"a", steady("a", 0.7)}, {"b", steady("b", 0.2)}}, {{"c", steady("c", 0.1)}}}),
            std::chrono::milliseconds(20));
        QTRY_VERIFY(received.count() > 1);
        const HardwareSample sample = received.last();
        QCOMPARE(sample.gpus.size(), std::size_t{3});
        QCOMPARE(sample.gpus[1].utilization, std::optional(0.2));
        QVERIFY(sample.ram_total_bytes.has_value());
    }
    void there_are_no_samples_while_it_is_paused() {
        ReceivedSamples received;
        HardwareWatch watch([&](const HardwareSample& sample) { received.add(sample); },
                            ScriptedDriver::opener({}), std::chrono::milliseconds(10));
        QTRY_VERIFY(received.count() > 0);
        watch.set_paused(true);
        QTest::qWait(50); // a sample that was being taken
        const std::size_t before = received.count();
        QTest::qWait(100);
        QCOMPARE(received.count(), before);
        watch.set_paused(false);
        QTRY_VERIFY(received.count() > before);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestHardwareWatch)

} // namespace tst_hardware_watch

#include "tst_hardware_watch.moc"
