#include "engine/base/atomic_file.h"
#include "engine/base/os/os_output_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cerrno>

using namespace formant;
using namespace formant::test;

namespace tst_os_output_file {

class TestOsOutputFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void replacing_truncates_an_existing_file() {
        const TemporaryFolder folder;
        for (const char* text : {"a long text", "short"}) {
            OutputFile file(folder / "f", OutputFile::Mode::replace);
            QVERIFY(file.write(text));
            QVERIFY(file.close());
        }
        QCOMPARE(*read_file(folder / "f"), std::string("short"));
    }
    void appending_continues_it_and_updating_overwrites_its_start() {
        const TemporaryFolder folder;
        for (const auto mode : {OutputFile::Mode::append, OutputFile::Mode::append}) {
            OutputFile file(folder / "f", mode);
            QVERIFY(file.write("line\n"));
        }
        QCOMPARE(*read_file(folder / "f"), std::string("line\nline\n"));
        OutputFile file(folder / "f", OutputFile::Mode::update);
        QVERIFY(file.write("L"));
        QVERIFY(file.close());
        QCOMPARE(*read_file(folder / "f"), std::string("Line\nline\n"));
    }
    void the_error_number_of_a_write_is_kept() {
        OutputFile full("/dev/full", OutputFile::Mode::append);
        QVERIFY(full.is_open());
        QVERIFY(!full.write("text"));
        errno = 0;
        QVERIFY(!full.close());
        QCOMPARE(full.error_number(), ENOSPC);
    }
    void files_and_devices_can_be_synced_and_a_file_that_is_not_open_cannot() {
        const TemporaryFolder folder;
        for (const Path& path : {folder / "f", Path("/dev/null")}) {
            OutputFile file(path, OutputFile::Mode::append);
            QVERIFY(file.write("text"));
            QVERIFY(file.sync());
        }
        OutputFile missing("/nowhere/f", OutputFile::Mode::replace);
        QVERIFY(!missing.sync());
    }
    void the_error_number_of_opening_is_kept() {
        OutputFile missing("/nowhere/f", OutputFile::Mode::replace);
        QVERIFY(!missing.is_open());
        QVERIFY(!missing.write("text"));
        QCOMPARE(missing.error_number(), ENOENT);
    }
};

FORMANT_TEST(TestOsOutputFile)

} // namespace tst_os_output_file

#include "tst_os_output_file.moc"
