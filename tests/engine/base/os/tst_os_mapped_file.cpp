#include "engine/base/atomic_file.h"
#include "engine/base/os/os_mapped_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <sys/wait.h>

#include <unistd.h>

using namespace formant;

namespace tst_os_mapped_file {

using test::TemporaryFolder;

class TestOsMappedFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_empty_file_maps_to_nothing() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "a", ""));
        const auto mapping = MappedFile::open(folder / "a");
        QVERIFY(mapping.has_value());
        QCOMPARE((*mapping)->size(), std::size_t{0});
    }
    void a_missing_file_is_not_mapped() {
        QCOMPARE(MappedFile::open("/nowhere/a").error().kind, ErrorKind::disk);
    }
    void a_device_is_not_mapped() {
        QCOMPARE(MappedFile::open("/dev/zero").error().kind, ErrorKind::data);
    }
    void a_part_that_cannot_be_read_ends_the_process_as_a_disk_error_that_names_the_file() {
        const TemporaryFolder folder;
        const Path file = folder / "shortened";
        QVERIFY(write_file_atomically(file, std::string(1 << 16, 'x')));
        int ends[2] = {};
        QCOMPARE(::pipe(ends), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::dup2(ends[1], STDERR_FILENO);
            explain_unreadable_mappings();
            const auto mapping = MappedFile::open(file);
            std::filesystem::resize_file(file, 0);
            ::_exit((*mapping)->data()[1 << 15]); // never reached
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        ::close(ends[1]);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), static_cast<int>(ErrorKind::disk));
        std::string said(1000, '\0');
        said.resize(static_cast<std::size_t>(::read(ends[0], said.data(), said.size())));
        ::close(ends[0]);
        QVERIFY2(said.starts_with("formant: cannot read " + file.string() + ": "), said.c_str());
    }
    void a_mapping_outlives_the_files_name() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "a", "some bytes"));
        const auto mapping = MappedFile::open(folder / "a");
        std::filesystem::remove(folder / "a");
        QCOMPARE(std::string((*mapping)->data(), (*mapping)->size()), std::string("some bytes"));
    }
};

FORMANT_TEST(TestOsMappedFile)

} // namespace tst_os_mapped_file

#include "tst_os_mapped_file.moc"
