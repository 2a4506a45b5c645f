#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/session/export/new_files.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_new_files {

using test::TemporaryFolder;

NewFile failing_file(const std::string& name) {
    return {name, [](const Path&) -> Result<void> {
                return fail(ErrorKind::disk, message(FORMANT_TR("test", "no room")));
            }};
}

class TestNewFiles : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void files_are_written_into_a_new_folder_and_listed() {
        const TemporaryFolder folder;
        const Path out = folder / "a" / "b";
        const auto written = write_new_files(out, {text_file("x", "1"), text_file("y", "2")});
        QVERIFY(written);
        QCOMPARE(*written, (std::vector<std::string>{out / "x", out / "y"}));
        QCOMPARE(*read_file(out / "y"), std::string("2"));
    }
    void an_existing_file_is_never_replaced_and_nothing_else_is_written() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "y", "old"));
        const auto written =
            write_new_files(folder.path(), {text_file("x", "1"), text_file("y", "2")});
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::usage);
        QCOMPARE(*read_file(folder / "y"), std::string("old"));
        QVERIFY(!path_exists(folder / "x"));
    }
    void a_failure_removes_what_was_written_before_it() {
        const TemporaryFolder folder;
        const auto written =
            write_new_files(folder.path(), {text_file("x", "1"), failing_file("y")});
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::disk);
        QVERIFY(!path_exists(folder / "x"));
    }
    void a_file_that_is_written_with_another_is_neither_replaced_nor_left() {
        const TemporaryFolder folder;
        const auto write = [](const Path& file) {
            return write_file_atomically(file, "1").and_then(
                [&] { return write_file_atomically(file.string() + ".sha256", "2"); });
        };
        const NewFile pair{"x", write, "x.sha256"};
        QVERIFY(write_file_atomically(folder / "x.sha256", "mine"));
        QCOMPARE(write_new_files(folder.path(), {pair}).error().kind, ErrorKind::usage);
        QCOMPARE(*read_file(folder / "x.sha256"), std::string("mine"));
        QVERIFY(remove_file(folder / "x.sha256"));
        QVERIFY(!write_new_files(folder.path(), {pair, failing_file("y")}));
        QVERIFY(!path_exists(folder / "x") && !path_exists(folder / "x.sha256"));
    }
};

FORMANT_TEST(TestNewFiles)

} // namespace tst_new_files

#include "tst_new_files.moc"
