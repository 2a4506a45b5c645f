#include "engine/train/monitor/validation_monitor.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <limits>

using namespace formant;

namespace tst_validation_monitor {

using Verdict = ValidationVerdict;

/// A monitor after one validation loss of 1 and steps of loss 1.
ValidationMonitor monitor_after_one(std::int64_t patience) {
    ValidationMonitor monitor({patience});
    monitor.add_step(1);
    monitor.add_validation(1);
    return monitor;
}

Verdict next(ValidationMonitor& monitor, double training, double validation) {
    monitor.add_step(training);
    return monitor.add_validation(validation);
}

class TestValidationMonitor : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_lowest_is_the_best() {
        ValidationMonitor monitor({10});
        QVERIFY(monitor.add_validation(2) == Verdict::improved);
        QVERIFY(monitor.add_validation(3) == Verdict::not_improved);
        QVERIFY(monitor.add_validation(2) == Verdict::not_improved);
        QVERIFY(monitor.add_validation(1.9) == Verdict::improved);
        QCOMPARE(monitor.best(), std::optional(1.9));
    }
    void nan_is_never_the_best() {
        ValidationMonitor monitor({10});
        QVERIFY(monitor.add_validation(std::numeric_limits<double>::quiet_NaN()) ==
                Verdict::not_improved);
        QVERIFY(!monitor.best());
        QVERIFY(monitor.add_validation(5) == Verdict::improved);
    }
    void a_plateau_is_reported_after_the_patience_and_then_counted_again() {
        ValidationMonitor monitor = monitor_after_one(3);
        for (int round = 0; round < 2; ++round) {
            QVERIFY(monitor.add_validation(1) == Verdict::not_improved);
            QVERIFY(monitor.add_validation(1) == Verdict::not_improved);
            QVERIFY(monitor.add_validation(1) == Verdict::plateau);
        }
    }
    void an_improvement_resets_the_patience() {
        ValidationMonitor monitor = monitor_after_one(2);
        QVERIFY(monitor.add_validation(1) == Verdict::not_improved);
        QVERIFY(monitor.add_validation(0.5) == Verdict::improved);
        QVERIFY(monitor.add_validation(0.6) == Verdict::not_improved);
        QVERIFY(monitor.add_validation(0.6) == Verdict::plateau);
    }
    void a_rising_validation_loss_with_a_falling_training_loss_is_overfitting() {
        ValidationMonitor monitor = monitor_after_one(100);
        QVERIFY(next(monitor, 0.9, 1.1) == Verdict::not_improved);
        QVERIFY(next(monitor, 0.8, 1.2) == Verdict::not_improved);
        QVERIFY(next(monitor, 0.7, 1.3) == Verdict::overfitting);
        QVERIFY(next(monitor, 0.6, 1.4) == Verdict::not_improved); // reported once
    }
    void a_rising_validation_loss_with_a_rising_training_loss_is_not() {
        ValidationMonitor monitor = monitor_after_one(100);
        for (int i = 1; i < 9; ++i)
            QVERIFY(next(monitor, 1 + 0.1 * i, 1 + 0.1 * i) == Verdict::not_improved);
    }
    void the_training_loss_is_the_mean_of_its_steps() {
        ValidationMonitor monitor = monitor_after_one(100);
        for (const double validation : {1.1, 1.2}) {
            monitor.add_step(0.1);
            next(monitor, 1.9, validation); // mean 1, as before: not falling
        }
        monitor.add_step(0.1);
        QVERIFY(next(monitor, 1.9, 1.3) == Verdict::not_improved);
    }
    void a_loaded_state_continues_the_same_way() {
        ValidationMonitor monitor = monitor_after_one(4);
        next(monitor, 0.9, 1.1);
        next(monitor, 0.8, 1.2);
        monitor.add_step(0.1);
        ValidationMonitor loaded({4});
        QVERIFY(loaded.load(monitor.save()));
        QCOMPARE(loaded.best(), std::optional(1.0));
        QVERIFY(next(loaded, 0.9, 1.3) == Verdict::overfitting);
        QVERIFY(next(loaded, 0.9, 1.3) == Verdict::plateau);
    }
    void an_invalid_state_is_refused() { QVERIFY(!ValidationMonitor({1}).load(StateTree())); }
};

FORMANT_TEST(TestValidationMonitor)

} // namespace tst_validation_monitor

#include "tst_validation_monitor.moc"
