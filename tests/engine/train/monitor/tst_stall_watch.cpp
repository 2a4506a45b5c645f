#include "engine/train/monitor/stall_watch.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <atomic>
#include <cmath>

using namespace formant;

class TestStallWatch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_limit_is_twenty_times_the_median_step() {
        StallRule rule;
        for (const double ms : {100, 120, 5000, 110, 90}) // one slow step does not move a median
            rule.add_step(ms);
        QCOMPARE(rule.limit_ms(), 20 * 110.0);
    }
    void before_enough_steps_are_known_nothing_is_a_stall() {
        StallRule rule;
        for (int i = 0; i < 4; ++i)
            rule.add_step(100);
        QVERIFY(std::isinf(rule.limit_ms()));
    }
    void the_limit_follows_a_training_that_became_slower() {
        StallRule rule;
        for (int i = 0; i < 200; ++i)
            rule.add_step(100);
        for (int i = 0; i < 60; ++i)
            rule.add_step(300);
        QCOMPARE(rule.limit_ms(), 20 * 300.0);
    }
    void a_stall_is_told_once_and_again_only_after_a_step() {
        std::atomic<int> told{0};
        StallWatch watch([&](double) { ++told; }, 50);
        for (int i = 0; i < 5; ++i)
            watch.step_ended(1);
        QTRY_COMPARE(told.load(), 1);
        QTest::qSleep(200);
        QCOMPARE(told.load(), 1);
        watch.step_ended(1);
        QTRY_COMPARE(told.load(), 2);
    }
    void a_pause_is_no_stall() {
        std::atomic<int> told{0};
        StallWatch watch([&](double) { ++told; }, 50);
        for (int i = 0; i < 5; ++i)
            watch.step_ended(1);
        watch.rest();
        QTest::qSleep(200);
        QCOMPARE(told.load(), 0);
    }
    void steps_that_keep_coming_are_no_stall() {
        std::atomic<int> told{0};
        StallWatch watch([&](double) { ++told; }, 500);
        for (int i = 0; i < 30; ++i) {
            watch.step_ended(20);
            QTest::qSleep(20);
        }
        QCOMPARE(told.load(), 0);
    }
    void it_ends_while_it_waits() {
        const StallWatch never_fed([](double) {});
        StallWatch fed([](double) {});
        for (int i = 0; i < 5; ++i)
            fed.step_ended(1e6);
    }
};

FORMANT_TEST(TestStallWatch)
#include "tst_stall_watch.moc"
