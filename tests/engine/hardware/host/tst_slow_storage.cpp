#include "engine/hardware/host/slow_storage.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_slow_storage {

const char* const mounts_of_wsl2 =
    "/dev/sdc / ext4 rw,relatime,discard,errors=remount-ro,data=ordered 0 0\n"
    "none /usr/lib/wsl/lib overlay rw,nosuid,nodev,noatime 0 0\n"
    "drivers /usr/lib/wsl/drivers 9p ro,aname=drivers;fmask=222;dmask=222,trans=fd,rfd=7 0 0\n"
    "C:\\134 /mnt/c 9p rw,noatime,aname=drvfs;path=C:\\;uid=1000;gid=1000;symlinkroot=/mnt/,"
    "mmap,access=client,msize=65536,trans=fd,rfd=5,wfd=5 0 0\n"
    "drvfsaD1 /mnt/d virtiofs rw,relatime 0 0\n";

const char* const mounts_of_a_lab = "/dev/nvme0n1p2 / ext4 rw 0 0\n"
                                    "auto.home /home autofs rw,fd=6 0 0\n"
                                    "server:/home/me /home/me nfs4 rw,vers=4.2 0 0\n"
                                    "//nas/voices /media/nas cifs rw,vers=3.1.1 0 0\n"
                                    "me@far: /media/far fuse.sshfs rw,user_id=1000 0 0\n"
                                    "/dev/sda1 /home/me/scratch xfs rw 0 0\n";

QString said_of(const char* path, const char* mounts) {
    const test::FileTree machine{{"proc/self/mounts", mounts}};
    const auto slow = slow_storage(path, machine.root());
    return slow ? QString::fromStdString(to_english(*slow)) : QString();
}

class TestSlowStorage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_windows_drive_is_named_with_what_to_do() {
        const QString said = said_of("/mnt/c/Users/me/voice", mounts_of_wsl2);
        QVERIFY(said.startsWith("/mnt/c/Users/me/voice is on a Windows drive (/mnt/c)"));
        QVERIFY(said.contains("~/voice"));
        QVERIFY(said_of("/mnt/d/voice", mounts_of_wsl2).contains("(/mnt/d)"));
    }
    void linux_own_disk_in_wsl2_is_fine() {
        QCOMPARE(said_of("/home/me/voice", mounts_of_wsl2), QString());
        QCOMPARE(said_of("/mnt/cellar", mounts_of_wsl2), QString());
        QCOMPARE(said_of("/usr/lib/wsl/drivers/x", mounts_of_wsl2), QString());
    }
    void network_file_systems_are_named_with_their_kind() {
        QVERIFY(said_of("/home/me/voice", mounts_of_a_lab).contains("(/home/me, nfs4)"));
        QVERIFY(said_of("/media/nas/a.wav", mounts_of_a_lab).contains("(/media/nas, cifs)"));
        QVERIFY(said_of("/media/far", mounts_of_a_lab).contains("(/media/far, fuse.sshfs)"));
    }
    void a_local_disk_below_a_network_one_is_fine() {
        QCOMPARE(said_of("/home/me/scratch/voice", mounts_of_a_lab), QString());
        QCOMPARE(said_of("/srv/voice", mounts_of_a_lab), QString());
    }
    void a_link_leads_to_where_it_points() {
        const test::FileTree disk{{"voice/one.wav", ""}};
        std::filesystem::create_symlink(disk.root() / "voice", disk.root() / "link");
        const std::string mounts =
            fmt::format("/dev/a / ext4 rw 0 0\nnas:/v {} nfs rw 0 0\n",
                        std::filesystem::canonical(disk.root() / "voice").string());
        QVERIFY(!said_of((disk.root() / "link/one.wav").c_str(), mounts.c_str()).isEmpty());
    }
    void without_a_table_of_mounts_nothing_is_said() {
        QVERIFY(!slow_storage("/mnt/c/voice", "/nowhere"));
        QVERIFY(!slow_storage("", "/nowhere"));
        QCOMPARE(said_of("", mounts_of_wsl2), QString());
        QCOMPARE(said_of("/mnt/c/voice", "garbage\n\n#\n"), QString());
    }
};

FORMANT_TEST(TestSlowStorage)

} // namespace tst_slow_storage

#include "tst_slow_storage.moc"
