#include "engine/base/atomic_file.h"
#include "engine/base/os_files.h"
#include "engine/base/os_process.h"
#include "tests/support/temporary_folder.h"

#include <QtTest/QtTest>

#include <unistd.h>

using namespace formant;
using test::TemporaryFolder;

class TestOsFiles : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_lock_is_held_against_others_until_it_goes() {
        const TemporaryFolder folder;
        {
            const auto first = FileLock::take(folder / "lock");
            QVERIFY(first.has_value());
            const auto second = FileLock::take(folder / "lock");
            QVERIFY(!second);
            QCOMPARE(second.error().kind, ErrorKind::usage);
        }
        QVERIFY(FileLock::take(folder / "lock").has_value());
    }
    void a_lock_goes_with_the_process_that_held_it() {
        const TemporaryFolder folder;
        const std::string lock = (folder / "lock").string();
        const std::string script = "import fcntl, os, sys, time\n"
                                   "file = open(sys.argv[1], 'w')\n"
                                   "fcntl.lockf(file, fcntl.LOCK_EX)\n"
                                   "print(os.getpid(), file=file, flush=True)\n"
                                   "print(os.getpid(), flush=True)\n"
                                   "time.sleep(600)\n";
        auto other = LineProcess::start("/usr/bin/env", {"python3", "-c", script, lock}, {});
        const std::string pid = (*other)->read_line(5).value();
        const auto taken = FileLock::take(lock);
        QVERIFY(!taken);
        QVERIFY(to_english(taken.error().what).find(pid) != std::string::npos);
        QCOMPARE(FileLock::holder(lock), std::optional(std::stoi(pid)));
        other->reset();
        QTRY_VERIFY(FileLock::take(lock).has_value());
        QCOMPARE(FileLock::holder(lock), std::nullopt);
    }
    void asking_who_holds_a_lock_does_not_take_it() {
        const TemporaryFolder folder;
        QCOMPARE(FileLock::holder(folder / "lock"), std::nullopt);
        const auto held = FileLock::take(folder / "lock");
        for (int i = 0; i < 3; ++i)
            QCOMPARE(FileLock::holder(folder / "lock"), std::optional<int>(::getpid()));
    }
    void the_room_on_a_disk_is_told() {
        QVERIFY(free_bytes("/tmp") > 0);
        QCOMPARE(free_bytes("/nowhere"), std::uint64_t{0});
    }
    void a_mapping_outlives_the_files_name() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "a", "some bytes"));
        const auto mapping = MappedFile::open(folder / "a");
        std::filesystem::remove(folder / "a");
        QCOMPARE(std::string((*mapping)->data(), (*mapping)->size()), std::string("some bytes"));
    }
    void an_empty_file_maps_to_nothing() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "a", ""));
        const auto mapping = MappedFile::open(folder / "a");
        QVERIFY(mapping.has_value());
        QCOMPARE((*mapping)->size(), std::size_t{0});
    }
    void what_is_not_there_cannot_be_mapped_or_renamed() {
        QCOMPARE(MappedFile::open("/nowhere/a").error().kind, ErrorKind::disk);
        QCOMPARE(rename_and_sync("/nowhere/a", "/nowhere/b").error().kind, ErrorKind::disk);
    }
};

QTEST_APPLESS_MAIN(TestOsFiles)
#include "tst_os_files.moc"
