#include "engine/train/monitor/straggler_monitor.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_straggler_monitor {

using Times = std::vector<RankTimes>;

/// Adds the same times several times; returns the index of the addition at which a rank was found.
int found_at(StragglerMonitor& monitor, const Times& times, int additions = 5) {
    for (int i = 0; i < additions; ++i)
        if (monitor.add(times))
            return i;
    return -1;
}

class TestStragglerMonitor : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void ranks_of_similar_speed_are_fine() {
        StragglerMonitor monitor;
        QCOMPARE(found_at(monitor, {{2, 100}, {3, 110}, {2, 120}, {30, 95}}), -1);
    }
    void a_rank_that_computes_for_longer_is_found_at_the_third_time() {
        StragglerMonitor monitor;
        const Times slow = {{2, 100}, {2, 102}, {2, 180}, {2, 99}};
        QVERIFY(!monitor.add(slow) && !monitor.add(slow));
        const auto found = monitor.add(slow);
        QVERIFY(found && !found->waits_for_data);
        QCOMPARE(found->rank, std::size_t{2});
        QCOMPARE(found->own_ms, 180.0);
        QCOMPARE(found->usual_ms, 100.0);
    }
    void a_rank_that_waits_for_its_data_is_told_apart() {
        StragglerMonitor monitor;
        const Times slow = {{90, 100}, {2, 100}};
        QVERIFY(!monitor.add(slow) && !monitor.add(slow));
        const auto found = monitor.add(slow);
        QVERIFY(found && found->waits_for_data);
        QCOMPARE(found->rank, std::size_t{0});
    }
    void it_is_reported_once_until_it_was_fast_again() {
        StragglerMonitor monitor;
        const Times slow = {{2, 100}, {2, 200}}, fast = {{2, 100}, {2, 100}};
        QCOMPARE(found_at(monitor, slow), 2);
        QCOMPARE(found_at(monitor, slow), -1);
        monitor.add(fast);
        QCOMPARE(found_at(monitor, slow), 2);
    }
    void an_outlier_is_not_a_straggler() {
        StragglerMonitor monitor;
        const Times slow = {{2, 100}, {2, 200}}, fast = {{2, 100}, {2, 100}};
        for (int i = 0; i < 10; ++i)
            QVERIFY(!monitor.add(slow) && !monitor.add(slow) && !monitor.add(fast));
    }
    void one_rank_alone_has_nobody_to_wait_for() {
        StragglerMonitor monitor;
        QCOMPARE(found_at(monitor, {{50, 100}}), -1);
    }
};

FORMANT_TEST(TestStragglerMonitor)

} // namespace tst_straggler_monitor

#include "tst_straggler_monitor.moc"
