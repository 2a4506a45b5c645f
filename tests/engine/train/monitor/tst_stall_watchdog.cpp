#include "engine/train/monitor/stall_watchdog.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <atomic>
#include <cmath>

using namespace formant;

namespace tst_stall_watchdog {

class TestStallWatchdog : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_limit_is_twenty_times_the_median_step() {
        StallRule rule;
        for (const double ms : {100, 120, 5000, 110, 90}) // one slow step does not move a median
            rule.add_step(ms);
        QCOMPARE(rule.limit_ms(), 20 * 110.0);
    }
    void before_enough_steps_nothing_is_a_stall() {
        StallRule rule;
        for (int i = 0; i < 4; ++i)
            rule.add_step(100);
        QVERIFY(std::isinf(rule.limit_ms()));
    }
    void the_limit_follows_a_run_that_became_slower() {
        StallRule rule;
        for (int i = 0; i < 200; ++i)
            rule.add_step(100);
        for (int i = 0; i < 60; ++i)
            rule.add_step(300);
        QCOMPARE(rule.limit_ms(), 20 * 300.0);
    }
    void a_stall_is_reported_once_and_again_only_after_a_step() {
        std::atomic<int> stalls{0};
        StallWatchdog watch([&](double) { ++stalls; }, 50);
        for (int i = 0; i < 5; ++i)
            watch.step_ended(1);
        QTRY_COMPARE(stalls.load(), 1);
        QTest::qSleep(200);
        QCOMPARE(stalls.load(), 1);
        watch.step_ended(1);
        QTRY_COMPARE(stalls.load(), 2);
    }
    void a_pause_is_not_a_stall() {
        std::atomic<int> stalls{0};
        StallWatchdog watch([&](double) { ++stalls; }, 50);
        for (int i = 0; i < 5; ++i)
            watch.step_ended(1);
        watch.pause();
        QTest::qSleep(200);
        QCOMPARE(stalls.load(), 0);
    }
    void continuous_steps_are_not_a_stall() {
        std::atomic<int> stalls{0};
        StallWatchdog watch([&](double) { ++stalls; }, 500);
        for (int i = 0; i < 30; ++i) {
            watch.step_ended(20);
            QTest::qSleep(20);
        }
        QCOMPARE(stalls.load(), 0);
    }
    void it_can_be_destroyed_while_it_waits() {
        std::atomic<int> stalls{0};
        const auto count = [&](double) { ++stalls; };
        QElapsedTimer timer;
        timer.start();
        {
            const StallWatchdog without_steps(count);
            StallWatchdog with_steps(count);
            for (int i = 0; i < 5; ++i)
                with_steps.step_ended(1e6); // it waits for hours
        }
        QCOMPARE(stalls.load(), 0);
        QVERIFY2(timer.elapsed() < 10'000, std::to_string(timer.elapsed()).c_str());
    }
};

FORMANT_TEST(TestStallWatchdog)

} // namespace tst_stall_watchdog

#include "tst_stall_watchdog.moc"
