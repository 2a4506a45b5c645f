#include "engine/hardware/host/ram_use.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_ram_use {

using test::FileTree;

constexpr std::int64_t mib = 1024 * 1024;
const FileTree::Files machine = {{"proc/meminfo", "MemTotal:       16384000 kB\n"
                                                  "MemFree:          512000 kB\n"
                                                  "MemAvailable:   12288000 kB\n"
                                                  "Buffers:           1000 kB\n"}};

struct Machine : FileTree {
    explicit Machine(const Files& more = {}) : FileTree(machine) {
        for (const auto& [path, content] : more)
            write(path, content);
    }
    RamUse use() const { return read_ram_use(root()).value(); }
};

class TestRamUse : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void reclaimable_memory_is_not_used() {
        const Machine tree;
        QCOMPARE(tree.use().total_bytes, std::int64_t{16'384'000} * 1024);
        QCOMPARE(tree.use().used_bytes, std::int64_t{4'096'000} * 1024);
    }
    void a_limit_of_our_cgroup_counts() {
        const Machine tree({{"proc/self/cgroup", "0::/user.slice/run.scope\n"},
                            {"sys/fs/cgroup/user.slice/run.scope/memory.max", "2147483648\n"},
                            {"sys/fs/cgroup/user.slice/run.scope/memory.current", "1073741824\n"},
                            {"sys/fs/cgroup/user.slice/run.scope/memory.stat",
                             "anon 805306368\nfile 268435456\nactive_file 1048576\n"
                             "inactive_file 209715200\n"}});
        QCOMPARE(tree.use().total_bytes, 2048 * mib);
        QCOMPARE(tree.use().used_bytes, (1024 - 200) * mib);
    }
    void so_does_one_of_a_group_above_it() {
        const Machine tree({{"proc/self/cgroup", "0::/pod/container\n"},
                            {"sys/fs/cgroup/pod/container/memory.max", "max\n"},
                            {"sys/fs/cgroup/pod/container/memory.current", "1048576\n"},
                            {"sys/fs/cgroup/pod/memory.max", "1073741824\n"},
                            {"sys/fs/cgroup/pod/memory.current", "536870912\n"}});
        QCOMPARE(tree.use().total_bytes, 1024 * mib);
        QCOMPARE(tree.use().used_bytes, 512 * mib);
    }
    void in_a_container_it_lies_at_the_top() {
        const Machine tree({{"proc/self/cgroup", "0::/system.slice/docker-abc.scope\n"},
                            {"sys/fs/cgroup/memory.max", "1073741824\n"},
                            {"sys/fs/cgroup/memory.current", "268435456\n"}});
        QCOMPARE(tree.use().total_bytes, 1024 * mib);
    }
    void the_first_version_of_cgroups_has_other_names() {
        const std::string folder = "sys/fs/cgroup/memory/docker/abc/";
        const Machine tree({{"proc/self/cgroup", "9:name=systemd:/docker/abc\n"
                                                 "4:cpu,memory:/docker/abc\n0::/\n"},
                            {folder + "memory.limit_in_bytes", "4294967296\n"},
                            {folder + "memory.usage_in_bytes", "2147483648\n"},
                            {folder + "memory.stat", "cache 1\ninactive_file 7\n"
                                                     "total_inactive_file 1073741824\n"}});
        QCOMPARE(tree.use().total_bytes, 4096 * mib);
        QCOMPARE(tree.use().used_bytes, 1024 * mib);
    }
    void a_limit_above_what_the_machine_has_is_none() {
        const Machine tree({{"proc/self/cgroup", "4:memory:/\n"},
                            {"sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n"},
                            {"sys/fs/cgroup/memory/memory.usage_in_bytes", "2147483648\n"}});
        QCOMPARE(tree.use().total_bytes, std::int64_t{16'384'000} * 1024);
    }
    void of_several_the_one_that_is_full_first_counts() {
        const Machine tree({{"proc/self/cgroup", "0::/a\n"},
                            {"sys/fs/cgroup/a/memory.max", "8589934592\n"},
                            {"sys/fs/cgroup/a/memory.current", "1048576\n"},
                            {"proc/meminfo", "MemTotal: 16384000 kB\nMemAvailable: 1024000 kB\n"}});
        QCOMPARE(tree.use().total_bytes, std::int64_t{16'384'000} * 1024);
    }
    void what_cannot_be_read_is_absent() { QVERIFY(!read_ram_use("/nowhere")); }
    void this_machine_has_some() {
        const auto use = read_ram_use();
        QVERIFY(use && use->used_bytes > 0 && use->used_bytes < use->total_bytes);
    }
};

FORMANT_TEST(TestRamUse)

} // namespace tst_ram_use

#include "tst_ram_use.moc"
