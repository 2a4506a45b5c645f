#include "engine/base/atomic_file.h"
#include "engine/train/metrics/record_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <sys/resource.h>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <optional>

using namespace formant;
using namespace formant::test;

namespace tst_record_file {

/// No file of this process may grow beyond so many bytes, as on a disk that is full.
class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes) : former_handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &former_);
        const rlimit limit{bytes, former_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &former_);
        std::signal(SIGXFSZ, former_handler_);
    }

  private:
    rlimit former_{};
    void (*former_handler_)(int);
};

class TestRecordFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void records_are_appended() {
        const TemporaryFolder folder;
        for (const char* record : {"one\n", "two\n"})
            RecordFile(folder / "f").write(record);
        QCOMPARE(*read_file(folder / "f"), std::string("one\ntwo\n"));
    }
    void what_a_full_disk_refuses_is_written_when_there_is_room() {
        const TemporaryFolder folder;
        RecordFile file(folder / "f");
        file.write("one\n");
        {
            const FullDisk disk(6); // has room for a half of the second record
            file.write("two\n");
            QCOMPARE(*read_file(folder / "f"), std::string("one\n"));
            QCOMPARE(file.error_number(), EFBIG);
            file.write("three\n");
        }
        file.write("four\n");
        QCOMPARE(*read_file(folder / "f"), std::string("one\ntwo\nthree\nfour\n"));
    }
    void what_is_kept_is_written_before_syncing() {
        const TemporaryFolder folder;
        RecordFile file(folder / "f");
        {
            const FullDisk disk(2);
            file.write("one\n");
        }
        file.sync();
        QCOMPARE(*read_file(folder / "f"), std::string("one\n"));
    }
    void what_is_kept_is_written_at_the_end() {
        const TemporaryFolder folder;
        {
            const FullDisk disk(2); // until after the end
            RecordFile(folder / "f").write("one\n");
        }
        QCOMPARE(*read_file(folder / "f"), std::string(""));
        {
            RecordFile file(folder / "g");
            std::optional<FullDisk> disk(2);
            file.write("one\n");
            disk.reset();
        }
        QCOMPARE(*read_file(folder / "g"), std::string("one\n"));
    }
    void a_file_that_could_not_be_created_is_created_later() {
        const TemporaryFolder folder;
        RecordFile file(folder / "missing" / "f");
        QVERIFY(!file.is_open());
        file.write("one\n");
        std::filesystem::create_directory(folder / "missing");
        file.write("two\n");
        QCOMPARE(*read_file(folder / "missing" / "f"), std::string("one\ntwo\n"));
    }
};

FORMANT_TEST(TestRecordFile)

} // namespace tst_record_file

#include "tst_record_file.moc"
