#include "engine/base/os/os_open_folder.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;
using namespace formant::test;

namespace tst_os_open_folder {

struct Fixture {
    Fixture() { std::filesystem::create_directories(path); }
    TemporaryFolder folder;
    Path path = folder / "parent" / "run";
};

class TestOsOpenFolder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_untouched_folder_is_where_it_was() {
        const Fixture f;
        const OpenFolder open(f.path);
        QCOMPARE(open.present_path(), std::optional(f.path));
    }
    void a_renamed_folder_is_found() {
        const Fixture f;
        const OpenFolder open(f.path);
        std::filesystem::rename(f.path, f.folder / "other");
        QCOMPARE(open.present_path(), std::optional(Path(f.folder / "other")));
    }
    void so_is_one_in_a_renamed_parent() {
        const Fixture f;
        const OpenFolder open(f.path);
        std::filesystem::rename(f.folder / "parent", f.folder / "moved");
        QCOMPARE(open.present_path(), std::optional(Path(f.folder / "moved" / "run")));
    }
    void a_link_at_the_former_path_leads_to_it() {
        const Fixture f;
        const OpenFolder open(f.path);
        std::filesystem::rename(f.path, f.folder / "other");
        std::filesystem::create_directory_symlink(f.folder / "other", f.path);
        QCOMPARE(open.present_path(), std::optional(f.path));
    }
    void a_removed_folder_is_nowhere() {
        const Fixture f;
        const OpenFolder open(f.path);
        std::filesystem::remove(f.path);
        QVERIFY(!open.present_path());
    }
    void another_folder_at_its_path_is_not_it() {
        const Fixture f;
        const OpenFolder open(f.path);
        std::filesystem::remove(f.path);
        std::filesystem::create_directory(f.folder / "in between"); // may get the same inode
        std::filesystem::create_directory(f.path);
        QVERIFY(!open.present_path());
    }
    void a_folder_that_was_never_there_is_nowhere() {
        QVERIFY(!OpenFolder("/nowhere/run").present_path());
    }
};

FORMANT_TEST(TestOsOpenFolder)

} // namespace tst_os_open_folder

#include "tst_os_open_folder.moc"
