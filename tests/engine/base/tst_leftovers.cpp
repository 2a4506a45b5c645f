#include "engine/base/atomic_file.h"
#include "engine/base/leftovers.h"
#include "engine/base/os/os_file_lock.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace std::chrono_literals;

namespace tst_leftovers {

using Names = std::vector<const char*>;

void make_old(const Path& path) {
    std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now() - 48h);
}

class TestLeftovers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void only_temporary_files_that_are_old_enough_are_removed() {
        const test::TemporaryFolder folder;
        const Names ours = {"a.wav.12-0.tmp", "12-3.tmp", "step_1.pt.tmp"};
        const Names others = {"a.wav", "notes.tmp", "a-1.tmp", "1-.tmp", "-1.tmp"};
        for (const auto& names : {ours, others, Names{"new.12-0.tmp"}})
            for (const char* name : names)
                QVERIFY(write_file_atomically(folder / name, "x"));
        std::filesystem::create_directory(folder / "folder.12-0.tmp");
        std::filesystem::create_symlink("a.wav", folder / "link.12-0.tmp");
        for (const auto& names : {ours, others, Names{"folder.12-0.tmp"}})
            for (const char* name : names)
                make_old(folder / name);
        remove_leftover_files(folder.path(), 24h);
        for (const char* name : ours)
            QVERIFY2(!std::filesystem::exists(folder / name), name);
        for (const auto& names :
             {others, Names{"new.12-0.tmp", "folder.12-0.tmp", "link.12-0.tmp"}})
            for (const char* name : names)
                QVERIFY2(std::filesystem::exists(folder / name), name);
    }
    void a_folder_in_use_stays_however_old_it_is() {
        const test::TemporaryFolder folder;
        for (const char* name : {"used", "left", "new", "without"})
            std::filesystem::create_directory(folder / name);
        for (const char* name : {"left/.lock", "new/.lock"})
            QVERIFY(write_file_atomically(folder / name, ""));
        const auto lock = FileLock::acquire(folder / "used/.lock");
        QVERIFY(write_file_atomically(folder / "left/samples", "x"));
        make_old(folder / "used");
        make_old(folder / "left");
        make_old(folder / "without");
        remove_leftover_folders(folder.path(), 24h);
        QVERIFY(!std::filesystem::exists(folder / "left"));
        QVERIFY(std::filesystem::exists(folder / "used"));
        QVERIFY(std::filesystem::exists(folder / "new"));
        QVERIFY(std::filesystem::exists(folder / "without")); // nobody knows who uses it
        remove_leftover_folders(folder / "nowhere", 0s);
    }
};

FORMANT_TEST(TestLeftovers)

} // namespace tst_leftovers

#include "tst_leftovers.moc"
