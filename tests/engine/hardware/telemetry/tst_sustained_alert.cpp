#include "engine/hardware/telemetry/sustained_alert.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <vector>

using namespace formant;

namespace tst_sustained_alert {

constexpr SustainedAlert::Limits limits = {10, 0.5, 0.2};

/// Feeds one value for some seconds, twice a second. Returns how often the alert was raised.
int feed(SustainedAlert& alert, double& at_s, double seconds, double value) {
    int raised = 0;
    for (const double end_s = at_s + seconds; at_s < end_s; at_s += 0.5)
        raised += alert.update({at_s, value}) ? 1 : 0;
    return raised;
}

class TestSustainedAlert : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void before_the_time_is_over_nothing_is_reported() {
        SustainedAlert alert(limits);
        double at_s = 0;
        QCOMPARE(feed(alert, at_s, 9.9, 1), 0);
        QVERIFY(!alert.mean());
        QCOMPARE(feed(alert, at_s, 1, 1), 1);
        QCOMPARE(*alert.mean(), 1.0);
    }
    void it_is_reported_once_for_as_long_as_it_lasts() {
        SustainedAlert alert(limits);
        double at_s = 0;
        QCOMPARE(feed(alert, at_s, 3600, 0.6), 1);
    }
    void it_is_over_only_when_it_is_well_below_its_beginning() {
        SustainedAlert alert(limits);
        double at_s = 0;
        QCOMPARE(feed(alert, at_s, 60, 0.6), 1);
        for (int i = 0; i < 5; ++i) { // to and fro over the limit
            QCOMPARE(feed(alert, at_s, 60, 0.4), 0);
            QCOMPARE(feed(alert, at_s, 60, 0.6), 0);
        }
        QCOMPARE(feed(alert, at_s, 60, 0.1), 0);
        QCOMPARE(feed(alert, at_s, 60, 0.6), 1);
    }
    void a_moment_is_not_sustained() {
        SustainedAlert alert(limits);
        double at_s = 0;
        for (int i = 0; i < 20; ++i)
            QCOMPARE(feed(alert, at_s, 10, 0.1) + feed(alert, at_s, 2, 1), 0);
    }
    void the_mean_is_that_of_the_latest_seconds() {
        SustainedAlert alert(limits);
        double at_s = 0;
        feed(alert, at_s, 100, 0.3);
        feed(alert, at_s, 100, 0.1);
        QCOMPARE(*alert.mean(), 0.1);
    }
    void what_lies_before_a_long_gap_does_not_count() {
        SustainedAlert alert(limits);
        double at_s = 0;
        QCOMPARE(feed(alert, at_s, 60, 0.1), 0);
        at_s += 600;
        QCOMPARE(feed(alert, at_s, 9, 1), 0);
        QVERIFY(!alert.mean());
    }
    void a_few_samples_per_minute_are_enough() {
        SustainedAlert alert({60, 0.5, 0.2});
        int raised = 0;
        for (double at_s = 0; at_s < 300; at_s += 20)
            raised += alert.update({at_s, 1}) ? 1 : 0;
        QCOMPARE(raised, 1);
    }
};

FORMANT_TEST(TestSustainedAlert)

} // namespace tst_sustained_alert

#include "tst_sustained_alert.moc"
