#include "engine/hardware/host/host_load.h"
#include "tests/support/file_tree.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_host_load {

class TestHostLoad : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_measures_load_memory_and_disk_space_of_a_recorded_machine() {
        const test::FileTree tree({{"proc/stat", "cpu 100 0 100 800 0 0 0 0 0 0\n"},
                                   {"proc/meminfo", "MemTotal: 8000 kB\nMemAvailable: 6000 kB\n"},
                                   {"proc/self/status", "VmRSS: 500 kB\n"}});
        HostLoad load(tree.root(), tree.root());
        tree.write("proc/stat", "cpu 150 0 120 830 0 0 0 0 0 0\n");
        HardwareSample sample;
        load.measure(sample);
        QCOMPARE(*sample.cpu_load, 0.7);
        QCOMPARE(*sample.ram_total_bytes, std::int64_t{8000} * 1024);
        QCOMPARE(*sample.ram_used_bytes, std::int64_t{2000} * 1024);
        QCOMPARE(*sample.ram_ours_bytes, std::int64_t{500} * 1024);
        QVERIFY(*sample.disk_free_bytes > 0);
    }
    void each_measurement_covers_the_time_since_the_previous_one() {
        const test::FileTree tree({{"proc/stat", "cpu 0 0 0 0 0 0 0 0 0 0\n"}});
        HostLoad load(tree.root(), tree.root());
        HardwareSample sample;
        tree.write("proc/stat", "cpu 100 0 0 0 0 0 0 0 0 0\n");
        load.measure(sample);
        QCOMPARE(*sample.cpu_load, 1.0);
        tree.write("proc/stat", "cpu 100 0 0 100 0 0 0 0 0 0\n");
        load.measure(sample);
        QCOMPARE(*sample.cpu_load, 0.0);
    }
    void a_value_that_the_machine_does_not_report_is_absent() {
        HostLoad load("/nowhere/at/all", "/nowhere");
        HardwareSample sample;
        load.measure(sample);
        QVERIFY(!sample.cpu_load && !sample.ram_total_bytes && !sample.ram_used_bytes);
        QVERIFY(!sample.ram_ours_bytes);
    }
    void free_space_is_that_of_the_disk_of_an_existing_or_future_folder() {
        const test::TemporaryFolder folder;
        HostLoad load(folder.path() / "runs" / "new");
        HardwareSample sample;
        load.measure(sample);
        const auto df = test::run_program("df", {"--output=avail", "-B1", folder.path().string()});
        const double free_space =
            std::stod(df.standard_output.substr(df.standard_output.find('\n')));
        const auto text = static_cast<double>(*sample.disk_free_bytes);
        QVERIFY(std::abs(text - free_space) < 0.1 * free_space + 1e9); // others write too
    }
};

FORMANT_TEST(TestHostLoad)

} // namespace tst_host_load

#include "tst_host_load.moc"
