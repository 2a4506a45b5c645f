#include "engine/base/os/os_mounts.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_os_mounts {

std::vector<Mount> mounts_of(const std::string& table) {
    const test::FileTree machine{{"mounts", table}};
    return read_mounts(machine.root() / "mounts");
}

const char* const table = "/dev/sda1 / ext4 rw,relatime 0 0\n"
                          "proc /proc proc rw 0 0\n"
                          "server:/my\\040voices /home/me/my\\040voices nfs4 rw,vers=4.2 0 0\n"
                          "/dev/sdb1 /home/me/my\\040voices/old xfs ro 0 0\n";

class TestOsMounts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void blanks_in_names_are_read() {
        const auto mounts = mounts_of(table);
        QCOMPARE(mounts.size(), std::size_t{4});
        QCOMPARE(mounts[2].device, std::string("server:/my voices"));
        QCOMPARE(mounts[2].folder, Path("/home/me/my voices"));
        QCOMPARE(mounts[2].type, std::string("nfs4"));
        QCOMPARE(mounts[2].options, std::string("rw,vers=4.2"));
    }
    void a_path_lies_in_the_nearest_mount_above_it() {
        const auto mounts = mounts_of(table);
        QCOMPARE(mount_of("/home/me/my voices/ann/one.wav", mounts)->type, std::string("nfs4"));
        QCOMPARE(mount_of("/home/me/my voices/old/one.wav", mounts)->type, std::string("xfs"));
        QCOMPARE(mount_of("/home/me/my voices", mounts)->type, std::string("nfs4"));
        QCOMPARE(mount_of("/home/me/my voices of old", mounts)->type, std::string("ext4"));
    }
    void the_later_of_two_mounts_at_one_mount_point_is_visible() {
        const auto mounts = mounts_of("/dev/a /data ext4 rw 0 0\n/dev/b /data xfs rw 0 0\n");
        QCOMPARE(mount_of("/data/x", mounts)->type, std::string("xfs"));
        QVERIFY(!mount_of("/elsewhere", mounts));
    }
    void without_a_table_there_is_nothing() { QVERIFY(read_mounts("/nowhere/mounts").empty()); }
    void this_machine_says_where_its_files_are() {
        QVERIFY(mount_of("/proc/self", read_mounts("/proc/self/mounts")).has_value());
    }
};

FORMANT_TEST(TestOsMounts)

} // namespace tst_os_mounts

#include "tst_os_mounts.moc"
