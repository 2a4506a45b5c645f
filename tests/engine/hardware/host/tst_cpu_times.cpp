#include "engine/hardware/host/cpu_times.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_cpu_times {

/// Returns the load if 1000 of 2000 ticks were idle before.
std::optional<double> since_then(std::int64_t idle, std::int64_t total) {
    return cpu_load({1000, 2000}, {idle, total});
}

class TestCpuTimes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void all_cores_are_in_the_first_line_and_guests_in_the_users_time() {
        const test::FileTree tree({{"proc/stat", "cpu  4000 100 900 90000 500 10 20 30 700 8\n"
                                                 "cpu0 2000 50 450 45000 250 5 10 15 350 4\n"
                                                 "intr 12345 0 0\nctxt 99\nbtime 1700000000\n"}});
        const auto times = read_cpu_times(tree.root());
        QCOMPARE(times->idle, std::int64_t{90'500});
        QCOMPARE(times->total, std::int64_t{95'560});
    }
    void the_load_is_what_was_not_idle_in_between() {
        QCOMPARE(since_then(1300, 2400).value(), 0.25);
        QCOMPARE(since_then(1000, 2400).value(), 1.0);
        QCOMPARE(since_then(1400, 2400).value(), 0.0);
    }
    void a_count_that_goes_back_a_little_gives_no_strange_load() {
        QCOMPARE(since_then(998, 2400).value(), 1.0);
        QCOMPARE(since_then(1410, 2400).value(), 0.0);
    }
    void where_no_time_has_passed_there_is_no_load() {
        QVERIFY(!since_then(1000, 2000));
        QVERIFY(!since_then(900, 1900)); // another machine's
    }
    void what_cannot_be_read_is_absent() {
        QVERIFY(!read_cpu_times("/nowhere"));
        const test::FileTree cut({{"proc/stat", "cpu 1 2 3\n"}}), empty({{"proc/stat", ""}});
        QVERIFY(!read_cpu_times(cut.root()));
        QVERIFY(!read_cpu_times(empty.root()));
    }
    void this_machine_is_busy_while_it_computes() {
        const auto before = read_cpu_times();
        QElapsedTimer timer;
        timer.start();
        volatile double work = 0;
        while (timer.elapsed() < 200)
            work = work + 1;
        const auto load = cpu_load(before.value(), read_cpu_times().value());
        QVERIFY(load && *load > 0 && *load <= 1);
    }
};

FORMANT_TEST(TestCpuTimes)

} // namespace tst_cpu_times

#include "tst_cpu_times.moc"
