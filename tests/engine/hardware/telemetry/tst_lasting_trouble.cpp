#include "engine/hardware/telemetry/lasting_trouble.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <vector>

using namespace formant;

namespace {

constexpr LastingTrouble::Limits limits = {10, 0.5, 0.2};

/// Feeds one value for some seconds, twice a second; how often it was told.
int feed(LastingTrouble& trouble, double& at_s, double seconds, double value) {
    int told = 0;
    for (const double end_s = at_s + seconds; at_s < end_s; at_s += 0.5)
        told += trouble.begins({at_s, value}) ? 1 : 0;
    return told;
}

} // namespace

class TestLastingTrouble : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void before_the_time_is_over_nothing_is_told() {
        LastingTrouble trouble(limits);
        double at_s = 0;
        QCOMPARE(feed(trouble, at_s, 9.9, 1), 0);
        QVERIFY(!trouble.mean());
        QCOMPARE(feed(trouble, at_s, 1, 1), 1);
        QCOMPARE(*trouble.mean(), 1.0);
    }
    void it_is_told_once_for_as_long_as_it_lasts() {
        LastingTrouble trouble(limits);
        double at_s = 0;
        QCOMPARE(feed(trouble, at_s, 3600, 0.6), 1);
    }
    void it_is_over_only_when_it_is_well_below_its_beginning() {
        LastingTrouble trouble(limits);
        double at_s = 0;
        QCOMPARE(feed(trouble, at_s, 60, 0.6), 1);
        for (int i = 0; i < 5; ++i) { // to and fro over the limit
            QCOMPARE(feed(trouble, at_s, 60, 0.4), 0);
            QCOMPARE(feed(trouble, at_s, 60, 0.6), 0);
        }
        QCOMPARE(feed(trouble, at_s, 60, 0.1), 0);
        QCOMPARE(feed(trouble, at_s, 60, 0.6), 1);
    }
    void a_moment_is_no_trouble() {
        LastingTrouble trouble(limits);
        double at_s = 0;
        for (int i = 0; i < 20; ++i)
            QCOMPARE(feed(trouble, at_s, 10, 0.1) + feed(trouble, at_s, 2, 1), 0);
    }
    void the_mean_is_that_of_the_latest_seconds() {
        LastingTrouble trouble(limits);
        double at_s = 0;
        feed(trouble, at_s, 100, 0.3);
        feed(trouble, at_s, 100, 0.1);
        QCOMPARE(*trouble.mean(), 0.1);
    }
    void what_lies_before_a_long_gap_does_not_count() {
        LastingTrouble trouble(limits);
        double at_s = 0;
        QCOMPARE(feed(trouble, at_s, 60, 0.1), 0);
        at_s += 600;
        QCOMPARE(feed(trouble, at_s, 9, 1), 0);
        QVERIFY(!trouble.mean());
    }
    void few_looks_a_minute_do_too() {
        LastingTrouble trouble({60, 0.5, 0.2});
        int told = 0;
        for (double at_s = 0; at_s < 300; at_s += 20)
            told += trouble.begins({at_s, 1}) ? 1 : 0;
        QCOMPARE(told, 1);
    }
};

FORMANT_TEST(TestLastingTrouble)
#include "tst_lasting_trouble.moc"
