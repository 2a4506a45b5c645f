#include "engine/base/atomic_file.h"
#include "engine/base/os/os_file_lock.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <sys/stat.h>

#include <atomic>
#include <thread>

using namespace formant;

namespace tst_atomic_file {

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
    void a_device_is_written_to_and_never_replaced() {
        const test::TemporaryFolder folder;
        std::filesystem::create_symlink("/dev/null", folder / "null");
        QVERIFY(write_file_atomically(folder / "null", "x"));
        QVERIFY(std::filesystem::is_symlink(folder / "null"));
        std::filesystem::create_symlink("/dev/full", folder / "full");
        const auto full = write_file_atomically(folder / "full", "x");
        QVERIFY(!full && full.error().out_of_space);
    }
    void a_fifo_in_place_of_a_file_is_replaced() {
        const test::TemporaryFolder folder;
        QCOMPARE(::mkfifo((folder / "f").c_str(), 0600), 0);
        QVERIFY(write_file_atomically(folder / "f", "x"));
        QCOMPARE(*read_file(folder / "f"), std::string("x"));
    }
    void a_name_of_the_greatest_length_can_be_written() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / std::string(255, 'n'), "x"));
    }
    void a_device_a_fifo_or_too_large_a_file_is_not_read() {
        const test::TemporaryFolder folder;
        std::filesystem::create_symlink("/dev/zero", folder / "endless");
        QCOMPARE(::mkfifo((folder / "fifo").c_str(), 0600), 0);
        QVERIFY(write_file_atomically(folder / "sparse", ""));
        std::filesystem::resize_file(folder / "sparse", std::uintmax_t{1} << 40);
        for (const char* name : {"endless", "fifo"})
            QCOMPARE(read_file(folder / name).error().kind, ErrorKind::data);
        QCOMPARE(read_file(folder / "sparse", 1000).error().kind, ErrorKind::data);
        QVERIFY(write_file_atomically(folder / "thousand", std::string(1000, 'x')));
        QVERIFY(read_file(folder / "thousand", 1000));
        QVERIFY(!read_file(folder / "thousand", 999));
    }
    void a_stream_is_read_to_its_end_and_no_further_than_allowed() {
        QCOMPARE(read_stream("/dev/null").value(), std::string());
        const auto endless = read_stream("/dev/zero", 100'000);
        QCOMPARE(endless.error().kind, ErrorKind::data);
    }
    void a_missing_file_is_empty_only_where_that_is_meant() {
        const test::TemporaryFolder folder;
        QCOMPARE(read_file_if_present(folder / "a").value(), std::string());
        QVERIFY(!read_file_if_present(folder.path()));
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

} // namespace tst_atomic_file

#include "tst_atomic_file.moc"
