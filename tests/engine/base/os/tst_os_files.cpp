#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <unistd.h>

using namespace formant;

namespace tst_os_files {

using test::TemporaryFolder;

class TestOsFiles : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_free_space_of_a_disk_is_reported() {
        QVERIFY(free_bytes("/tmp") > 0);
        QCOMPARE(free_bytes("/nowhere"), std::uint64_t{0});
    }
    void a_folder_is_writable_if_a_trial_succeeds() {
        const TemporaryFolder folder;
        QVERIFY(is_writable(folder.path()));
        QVERIFY(is_writable(folder / "not/there/yet"));
        QVERIFY(std::filesystem::is_empty(folder.path()));
        QVERIFY(!is_writable("/proc/runs")); // root has permission, but the file system refuses
        QVERIFY(write_file_atomically(folder / "file", ""));
        QVERIFY(!is_writable(folder / "file/below"));
    }
    void paths_that_cannot_be_checked_do_not_exist() {
        const TemporaryFolder folder;
        QVERIFY(path_exists(folder.path()) && folder_exists(folder.path()));
        QVERIFY(write_file_atomically(folder / "file", ""));
        QVERIFY(path_exists(folder / "file") && !folder_exists(folder / "file"));
        for (const std::string& name : {std::string("nothing"), std::string(300, 'x')})
            QVERIFY(!path_exists(folder / name) && !folder_exists(folder / name));
    }
    void a_file_is_removed_and_a_missing_one_is_not_an_error() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "file", ""));
        QVERIFY(remove_file(folder / "file") && !path_exists(folder / "file"));
        QVERIFY(remove_file(folder / "file"));
        const auto refused = remove_file("/proc/self/stat");
        QCOMPARE(refused.error().kind, ErrorKind::disk);
    }
    void a_line_that_was_cut_off_is_noticed() {
        const TemporaryFolder folder;
        QVERIFY(ends_with_line(folder / "missing"));
        for (const auto& [text, is_whole] :
             {std::pair("", true), std::pair("a\n", true), std::pair("a\nb", false)}) {
            QVERIFY(write_file_atomically(folder / "lines", text));
            QCOMPARE(ends_with_line(folder / "lines"), is_whole);
        }
    }
    void the_first_bytes_of_a_file_are_read_and_no_more() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "a", "some bytes"));
        QCOMPARE(read_first_bytes(folder / "a", 4), std::optional<std::string>("some"));
        QCOMPARE(read_first_bytes(folder / "a", 400), std::optional<std::string>("some bytes"));
        for (const Path& unreadable :
             {folder / "missing", Path("/dev/zero"), Path("/proc/self/mem")})
            QVERIFY2(!read_first_bytes(unreadable, 4), unreadable.c_str());
    }
    void what_is_not_there_cannot_be_renamed() {
        QCOMPARE(rename_and_sync("/nowhere/a", "/nowhere/b").error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestOsFiles)

} // namespace tst_os_files

#include "tst_os_files.moc"
