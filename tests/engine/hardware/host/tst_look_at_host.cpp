#include "engine/base/os/os_affinity.h"
#include "engine/hardware/host/look_at_host.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

class TestLookAtHost : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everything_that_the_kernel_tells_comes_together() {
        const test::FileTree machine{
            {"proc/cpuinfo", "processor\t: 0\nmodel name\t: Some CPU\nphysical id\t: 0\ncore id\t: "
                             "0\nflags\t: avx2\n"},
            {"proc/meminfo", "MemTotal: 16777216 kB\nMemAvailable: 8388608 kB\n"},
            {"proc/self/cgroup", "0::/\n"},
            {"sys/fs/cgroup/memory.max", "4294967296\n"},
            {"sys/fs/cgroup/cpu.max", "100000 100000\n"},
            {"etc/os-release", "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n"},
            {".dockerenv", ""}};
        const HostInfo host = look_at_host(machine.root());
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
    void of_a_machine_that_tells_nothing_only_our_threads_are_known() {
        const HostInfo host = look_at_host("/nowhere");
        QCOMPARE(host.usable_cores, allowed_hardware_threads());
        QVERIFY(host.cpu_model.empty() && host.system.empty() && host.container.empty());
        QVERIFY(!host.physical_cores && !host.ram_bytes && !host.available_ram_bytes);
        QVERIFY(!host.memory_limit_bytes && !host.cpu_limit && !host.usable_ram_bytes());
    }
    void this_machine_has_ram_and_a_system() {
        const HostInfo host = look_at_host();
        QVERIFY(host.ram_bytes.value() > (1 << 28));
        QVERIFY(host.available_ram_bytes.value() <= host.ram_bytes.value());
        QVERIFY(host.usable_cores >= 1);
#ifdef __x86_64__
        // The compiler asks the processor itself.
        const bool is_listed =
            std::count(host.instruction_sets.begin(), host.instruction_sets.end(), "AVX2") == 1;
        QCOMPARE(is_listed, __builtin_cpu_supports("avx2") != 0);
#endif
    }
};

FORMANT_TEST(TestLookAtHost)
#include "tst_look_at_host.moc"
