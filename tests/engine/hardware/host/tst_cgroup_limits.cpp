#include "engine/hardware/host/cgroup_limits.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_cgroup_limits {

constexpr std::int64_t gib = std::int64_t{1} << 30;

const char* const none_in_v1 = "9223372036854771712\n";

class TestCgroupLimits : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_own_group_of_v2_counts() {
        const test::FileTree machine{
            {"proc/self/cgroup", "0::/user.slice/run.scope\n"},
            {"sys/fs/cgroup/user.slice/memory.max", "max\n"},
            {"sys/fs/cgroup/user.slice/run.scope/memory.max", "8589934592\n"},
            {"sys/fs/cgroup/user.slice/run.scope/cpu.max", "150000 100000\n"}};
        const CgroupLimits limits = cgroup_limits(machine.root());
        QCOMPARE(limits.memory_bytes.value(), 8 * gib);
        QCOMPARE(limits.cpus.value(), 1.5);
    }
    void the_lowest_of_the_groups_above_counts() {
        const test::FileTree machine{
            {"proc/self/cgroup", "0::/kubepods/pod7/0123\n"},
            {"sys/fs/cgroup/kubepods/memory.max", "68719476736\n"},
            {"sys/fs/cgroup/kubepods/cpu.max", "400000 100000\n"},
            {"sys/fs/cgroup/kubepods/pod7/memory.max", "4294967296\n"},
            {"sys/fs/cgroup/kubepods/pod7/cpu.max", "max 100000\n"},
            {"sys/fs/cgroup/kubepods/pod7/0123/memory.max", "17179869184\n"},
            {"sys/fs/cgroup/kubepods/pod7/0123/cpu.max", "800000 100000\n"}};
        const CgroupLimits limits = cgroup_limits(machine.root());
        QCOMPARE(limits.memory_bytes.value(), 4 * gib);
        QCOMPARE(limits.cpus.value(), 4.0);
    }
    void a_container_sees_its_own_group_as_the_uppermost() {
        const test::FileTree machine{{"proc/self/cgroup", "0::/\n"},
                                     {"sys/fs/cgroup/memory.max", "2147483648\n"},
                                     {"sys/fs/cgroup/cpu.max", "50000 100000\n"}};
        QCOMPARE(cgroup_limits(machine.root()).memory_bytes.value(), 2 * gib);
        QCOMPARE(cgroup_limits(machine.root()).cpus.value(), 0.5);
    }
    void a_group_outside_of_what_is_seen_leaves_the_uppermost() {
        const test::FileTree machine{{"proc/self/cgroup", "0::/../../other\n"},
                                     {"sys/fs/cgroup/memory.max", "2147483648\n"},
                                     {"other/memory.max", "1\n"}};
        QCOMPARE(cgroup_limits(machine.root()).memory_bytes.value(), 2 * gib);
    }
    void v1_has_a_tree_for_each_controller() {
        const test::FileTree machine{
            {"proc/self/cgroup",
             "9:name=systemd:/\n4:memory:/batch/job_12\n3:cpu,cpuacct:/batch/job_12\n"},
            {"sys/fs/cgroup/memory/memory.limit_in_bytes", none_in_v1},
            {"sys/fs/cgroup/memory/batch/memory.limit_in_bytes", "34359738368\n"},
            {"sys/fs/cgroup/memory/batch/job_12/memory.limit_in_bytes", "17179869184\n"},
            {"sys/fs/cgroup/cpu,cpuacct/batch/cpu.cfs_quota_us", "-1\n"},
            {"sys/fs/cgroup/cpu,cpuacct/batch/cpu.cfs_period_us", "100000\n"},
            {"sys/fs/cgroup/cpu,cpuacct/batch/job_12/cpu.cfs_quota_us", "600000\n"},
            {"sys/fs/cgroup/cpu,cpuacct/batch/job_12/cpu.cfs_period_us", "100000\n"}};
        const CgroupLimits limits = cgroup_limits(machine.root());
        QCOMPARE(limits.memory_bytes.value(), 16 * gib);
        QCOMPARE(limits.cpus.value(), 6.0);
    }
    void a_container_of_v1_reads_a_path_that_it_does_not_see() {
        const test::FileTree machine{
            {"proc/self/cgroup", "4:memory:/docker/0123\n1:cpu:/docker/0123\n"},
            {"sys/fs/cgroup/memory/memory.limit_in_bytes", "1073741824\n"},
            {"sys/fs/cgroup/cpu/cpu.cfs_quota_us", "200000\n"},
            {"sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n"}};
        QCOMPARE(cgroup_limits(machine.root()).memory_bytes.value(), gib);
        QCOMPARE(cgroup_limits(machine.root()).cpus.value(), 2.0);
    }
    void without_a_limit_none_is_reported() {
        const test::FileTree machine{{"proc/self/cgroup", "4:memory:/\n0::/user.slice\n"},
                                     {"sys/fs/cgroup/memory/memory.limit_in_bytes", none_in_v1},
                                     {"sys/fs/cgroup/user.slice/memory.max", "max\n"},
                                     {"sys/fs/cgroup/user.slice/cpu.max", "max 100000\n"}};
        QVERIFY(!cgroup_limits(machine.root()).memory_bytes);
        QVERIFY(!cgroup_limits(machine.root()).cpus);
    }
    void what_is_missing_or_garbled_is_no_limit() {
        QVERIFY(!cgroup_limits("/nowhere").memory_bytes);
        for (const char* groups : {"", "::::", "garbage\n", "0:\n", "0::/a\n4:memory,cpu:/a\n"}) {
            const test::FileTree machine{{"proc/self/cgroup", groups},
                                         {"sys/fs/cgroup/a/memory.max", "0\n"},
                                         {"sys/fs/cgroup/a/cpu.max", "50000\n"},
                                         {"sys/fs/cgroup/memory/a/memory.limit_in_bytes", "\n"},
                                         {"sys/fs/cgroup/cpu/a/cpu.cfs_quota_us", "50000\n"},
                                         {"sys/fs/cgroup/cpu/a/cpu.cfs_period_us", "0\n"}};
            QVERIFY2(!cgroup_limits(machine.root()).memory_bytes, groups);
            QVERIFY2(!cgroup_limits(machine.root()).cpus, groups);
        }
    }
};

FORMANT_TEST(TestCgroupLimits)

} // namespace tst_cgroup_limits

#include "tst_cgroup_limits.moc"
