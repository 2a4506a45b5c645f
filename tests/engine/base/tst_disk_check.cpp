#include "engine/base/atomic_file.h"
#include "engine/base/disk_check.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <sys/stat.h>

using namespace formant;

namespace tst_disk_check {

class TestDiskCheck : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_file_whose_bytes_cannot_be_read_is_a_disk_error() {
        if (!std::filesystem::exists("/proc/self/mem"))
            QSKIP("no /proc here");
        const auto checked = check_disk_of("/proc/self/mem"); // fails at its first byte
        QVERIFY(!checked);
        QCOMPARE(checked.error().kind, ErrorKind::disk);
        QVERIFY(to_english(checked.error().what).starts_with("cannot read /proc/self/mem: "));
    }
    void a_file_that_can_be_read_is_the_one_at_fault() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "damaged.wav", "no sound"));
        QVERIFY(check_disk_of(folder / "damaged.wav"));
    }
    void so_is_one_that_is_missing_or_no_regular_file() {
        const test::TemporaryFolder folder;
        QCOMPARE(::mkfifo((folder / "fifo").c_str(), 0600), 0);
        for (const Path& path : {folder / "missing", folder / "fifo", folder.path()})
            QVERIFY2(check_disk_of(path), path.c_str());
    }
};

FORMANT_TEST(TestDiskCheck)

} // namespace tst_disk_check

#include "tst_disk_check.moc"
