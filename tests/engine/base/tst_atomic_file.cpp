#include "engine/base/atomic_file.h"
#include "engine/base/os/os_file_lock.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <atomic>
#include <thread>

using namespace formant;

class TestAtomicFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_was_written_is_read_back() {
        const test::TemporaryFolder folder;
        const std::string bytes("a\0b\nc", 5);
        QVERIFY(write_file_atomically(folder / "f", bytes));
        QCOMPARE(*read_file(folder / "f"), bytes);
    }
    void the_old_file_is_replaced_and_nothing_else_is_left() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "f", "old"));
        QVERIFY(write_file_atomically(folder / "f", "new"));
        QCOMPARE(*read_file(folder / "f"), std::string("new"));
        const std::filesystem::directory_iterator files(folder.path());
        QCOMPARE(std::distance(begin(files), end(files)), 1);
    }
    void a_folder_that_is_missing_is_a_disk_error_that_names_the_file() {
        const auto written = write_file_atomically("/nowhere/f", "x");
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::disk);
        const std::string why = to_english(written.error().what);
        QVERIFY2(why.starts_with("cannot write /nowhere/f: "), why.c_str()); // no temporary file
    }
    void a_folder_is_not_read_as_a_file_and_an_empty_file_is_empty() {
        const test::TemporaryFolder folder;
        const auto refused = read_file(folder.path());
        QCOMPARE(refused.error().kind, ErrorKind::disk);
        QVERIFY(to_english(refused.error().what).ends_with("Is a directory"));
        QVERIFY(write_file_atomically(folder / "f", ""));
        QCOMPARE(*read_file(folder / "f"), std::string());
    }
    void a_file_that_fails_at_its_first_byte_is_not_an_empty_one() {
        if (!std::filesystem::exists("/proc/self/mem"))
            QSKIP("no /proc here");
        QCOMPARE(read_file("/proc/self/mem").error().kind, ErrorKind::disk);
    }
    void many_may_write_the_same_file_at_once() {
        const test::TemporaryFolder folder;
        std::atomic<int> failures{0};
        std::vector<std::thread> writers;
        for (int i = 0; i < 8; ++i)
            writers.emplace_back([&] {
                for (int round = 0; round < 25; ++round)
                    failures +=
                        write_file_atomically(folder / "f", std::string(10'000, 'x')) ? 0 : 1;
            });
        for (std::thread& writer : writers)
            writer.join();
        QCOMPARE(failures.load(), 0);
        QCOMPARE(read_file(folder / "f")->size(), std::size_t{10'000});
    }
    void a_lock_is_held_by_one_at_a_time() {
        const test::TemporaryFolder folder;
        auto first = FileLock::acquire(folder / "lock");
        QVERIFY(first);
        QCOMPARE(FileLock::acquire(folder / "lock").error().kind, ErrorKind::usage);
        first->reset();
        QVERIFY(FileLock::acquire(folder / "lock"));
    }
};

FORMANT_TEST(TestAtomicFile)
#include "tst_atomic_file.moc"
