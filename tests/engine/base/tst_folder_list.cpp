#include "engine/base/atomic_file.h"
#include "engine/base/folder_list.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_folder_list {

class TestFolderList : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void files_and_folders_are_listed() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "a.wav", "x"));
        std::filesystem::create_directory(folder / "b");
        auto listed = list_folder(folder.path()).value();
        std::ranges::sort(listed);
        QCOMPARE(listed, (std::vector<Path>{folder / "a.wav", folder / "b"}));
        QCOMPARE(paths_in(folder.path()).size(), std::size_t{2});
    }
    void a_missing_folder_is_empty() {
        const test::TemporaryFolder folder;
        QVERIFY(list_folder(folder / "nowhere").value().empty());
    }
    void what_is_no_folder_is_an_error_with_its_name_and_cause() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "a.wav", "x"));
        const auto listed = list_folder(folder / "a.wav");
        QVERIFY(!listed);
        QCOMPARE(listed.error().kind, ErrorKind::disk);
        const std::string text = to_english(listed.error().what);
        QVERIFY2(text.find("a.wav") != std::string::npos, text.c_str());
        QVERIFY2(text.find("Not a directory") != std::string::npos, text.c_str());
        QVERIFY(paths_in(folder / "a.wav").empty());
    }
};

FORMANT_TEST(TestFolderList)

} // namespace tst_folder_list

#include "tst_folder_list.moc"
