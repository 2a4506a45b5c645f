#include "engine/base/os/os_affinity.h"
#include "engine/hardware/host/probe_host.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_probe_host {

class TestProbeHost : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void all_values_of_the_kernel_are_collected() {
        const test::FileTree machine{
            {"proc/cpuinfo", "processor\t: 0\nmodel name\t: Some CPU\nphysical id\t: 0\ncore id\t: "
                             "0\nflags\t: avx2\n"},
            {"proc/meminfo", "MemTotal: 16777216 kB\nMemAvailable: 8388608 kB\n"},
            {"proc/self/cgroup", "0::/\n"},
            {"sys/fs/cgroup/memory.max", "4294967296\n"},
            {"sys/fs/cgroup/cpu.max", "100000 100000\n"},
            {"etc/os-release", "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n"},
            {".dockerenv", ""}};
        const HostInfo host = probe_host(machine.root());
        QVERIFY(host.platform == Platform::gnu_linux);
        QCOMPARE(host.system, std::string("Debian GNU/Linux 12 (bookworm)"));
        QCOMPARE(host.container, std::string("docker"));
        QCOMPARE(host.cpu_model, std::string("Some CPU"));
        QCOMPARE(host.physical_cores.value(), 1);
        QCOMPARE(host.usable_cores, 1);
        QCOMPARE(host.instruction_sets, std::vector<std::string>(1, "AVX2"));
        QCOMPARE(host.ram_bytes.value(), std::int64_t{16} << 30);
        QCOMPARE(host.available_ram_bytes.value(), std::int64_t{8} << 30);
        QCOMPARE(host.memory_limit_bytes.value(), std::int64_t{4} << 30);
        QCOMPARE(host.usable_ram_bytes().value(), std::int64_t{4} << 30);
        QCOMPARE(host.cpu_limit.value(), 1.0);
    }
    void a_machine_that_reports_nothing_has_only_our_threads() {
        const HostInfo host = probe_host("/nowhere");
        QCOMPARE(host.usable_cores, allowed_hardware_threads());
        QVERIFY(host.cpu_model.empty() && host.system.empty() && host.container.empty());
        QVERIFY(!host.physical_cores && !host.ram_bytes && !host.available_ram_bytes);
        QVERIFY(!host.memory_limit_bytes && !host.cpu_limit && !host.usable_ram_bytes());
    }
    void this_machine_has_ram_and_a_system() {
        const HostInfo host = probe_host();
        QVERIFY(host.ram_bytes.value() > (1 << 28));
        QVERIFY(host.available_ram_bytes.value() <= host.ram_bytes.value());
        QVERIFY(host.usable_cores >= 1);
#ifdef __x86_64__
        // The compiler built-in queries the CPU directly.
        const bool is_listed =
            std::count(host.instruction_sets.begin(), host.instruction_sets.end(), "AVX2") == 1;
        QCOMPARE(is_listed, __builtin_cpu_supports("avx2") != 0);
#endif
    }
};

FORMANT_TEST(TestProbeHost)

} // namespace tst_probe_host

#include "tst_probe_host.moc"
