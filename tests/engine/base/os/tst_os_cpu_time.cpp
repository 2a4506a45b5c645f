#include "engine/base/os/os_affinity.h"
#include "engine/base/os/os_cpu_time.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>
#include <ctime>

using namespace formant;

namespace tst_os_cpu_time {

/// Writes a proc/stat whose 1024 CPUs have all had these ticks of 10 ms.
std::string recorded_stat(const std::string& ticks) {
    std::string lines = "cpu  1 2 3 4 5 6 7 8 0 0\n";
    for (int cpu = 0; cpu < 1024; ++cpu)
        lines += "cpu" + std::to_string(cpu) + " " + ticks + " 0 0\n";
    return lines + "intr 1 2 3\nctxt 4\n";
}

void compute_for(double cpu_s) {
    const std::clock_t begin = std::clock();
    while (static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < cpu_s) {
    }
}

class TestOsCpuTime : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_the_busy_time_of_the_allowed_cpus() {
        const test::FileTree tree({{"proc/stat", recorded_stat("0 0 0 0 0 0 0 0")}});
        const double before = other_processes_cpu_s(tree.root()).value();
        tree.write("proc/stat", recorded_stat("40 10 20 0 0 5 5 20")); // 1 s each
        const double busy = other_processes_cpu_s(tree.root()).value() - before;
        QVERIFY(std::abs(busy - allowed_hardware_threads()) < 0.2); // and what this test used
    }
    void idle_time_and_waiting_for_a_disk_do_not_count() {
        const test::FileTree tree({{"proc/stat", recorded_stat("0 0 0 0 0 0 0 0")}});
        const double before = other_processes_cpu_s(tree.root()).value();
        tree.write("proc/stat", recorded_stat("0 0 0 500 500 0 0 0"));
        QVERIFY(std::abs(other_processes_cpu_s(tree.root()).value() - before) < 0.2);
    }
    void the_time_of_this_process_does_not_count() {
        const test::FileTree tree({{"proc/stat", recorded_stat("900 0 0 0 0 0 0 0")}});
        const double before = other_processes_cpu_s(tree.root()).value();
        compute_for(0.5); // the recorded total includes it
        const double change = other_processes_cpu_s(tree.root()).value() - before;
        QVERIFY(change < -0.5 && change > -0.7);
    }
    void it_is_absent_where_the_system_does_not_report_it() {
        const test::FileTree empty({{"proc/stat", ""}}), cut({{"proc/stat", "cpu0 1 2\n"}});
        QVERIFY(!other_processes_cpu_s(empty.root()));
        QVERIFY(!other_processes_cpu_s(cut.root()));
        QVERIFY(!other_processes_cpu_s("/nowhere"));
    }
    void this_machine_reports_it() { QVERIFY(other_processes_cpu_s()); }
};

FORMANT_TEST(TestOsCpuTime)

} // namespace tst_os_cpu_time

#include "tst_os_cpu_time.moc"
