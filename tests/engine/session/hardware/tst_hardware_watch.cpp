#include "engine/session/hardware/hardware_watch.h"
#include "tests/engine/hardware/telemetry/scripted_driver.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <mutex>

using namespace formant;
using test::ScriptedDriver;
using test::steady;

namespace {

/// What a watch has said so far.
struct Heard {
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

} // namespace

class TestHardwareWatch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_card_of_every_driver_is_watched_and_the_machine_around_them() {
        Heard heard;
        const HardwareWatch watch(
            [&](const HardwareSample& sample) { heard.add(sample); },
            ScriptedDriver::opener(
                {{{"a", steady("a", 0.7)}, {"b", steady("b", 0.2)}}, {{"c", steady("c", 0.1)}}}),
            std::chrono::milliseconds(20));
        QTRY_VERIFY(heard.count() > 1);
        const HardwareSample sample = heard.last();
        QCOMPARE(sample.gpus.size(), std::size_t{3});
        QCOMPARE(sample.gpus[1].utilisation, std::optional(0.2));
        QVERIFY(sample.ram_total_bytes.has_value());
    }
    void while_it_pauses_it_says_nothing() {
        Heard heard;
        HardwareWatch watch([&](const HardwareSample& sample) { heard.add(sample); },
                            ScriptedDriver::opener({}), std::chrono::milliseconds(10));
        QTRY_VERIFY(heard.count() > 0);
        watch.set_paused(true);
        QTest::qWait(50); // a look that went on just then
        const std::size_t before = heard.count();
        QTest::qWait(100);
        QCOMPARE(heard.count(), before);
        watch.set_paused(false);
        QTRY_VERIFY(heard.count() > before);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestHardwareWatch)
#include "tst_hardware_watch.moc"
