#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/session/segments/segment_folder.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_segment_folder {

const std::string clip = "wavs/talk-0001.wav";

/// A folder to which one clip is being added.
struct Change {
    test::TemporaryFolder parent;
    Path path = parent / "clips";
    std::unique_ptr<SegmentFolder> folder = SegmentFolder::open_or_create(path).value();

    Change() {
        test::throw_on_error(folder->begin_change({clip}));
        test::throw_on_error(write_file_atomically(path / clip, "sound"));
        ClipRecord record;
        record.file = clip;
        record.text = "one";
        record.segmentation = 1;
        folder->records.push_back(record);
        folder->table.set_text(clip, record.text);
    }
    /// Lets the write of a file fail: a folder has its name.
    void block(const char* name) const {
        std::filesystem::create_directories(path / name / "full");
    }
    void unblock(const char* name) const { std::filesystem::remove_all(path / name); }
    void fail_and_close() {
        QVERIFY(!folder->commit_change());
        folder->abandon_change();
        folder.reset();
    }
};

class TestSegmentFolder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_change_whose_records_are_written_is_completed_when_the_folder_is_opened_again() {
        Change change;
        change.block("metadata.csv");
        change.fail_and_close();
        change.unblock("metadata.csv");
        const auto folder = SegmentFolder::open_or_create(change.path).value();
        QCOMPARE(folder->records.size(), std::size_t{1});
        QCOMPARE(folder->table.text_of(clip), std::optional<std::string>("one"));
        QCOMPARE(*read_file(clip_table_file(change.path)),
                 std::string("file,text\n" + clip + ",one\n"));
        QVERIFY(path_exists(change.path / clip));
        QVERIFY(!path_exists(change.path / ".segmenting"));
    }
    void a_folder_with_what_a_failed_beginning_leaves_is_empty() {
        const test::TemporaryFolder folder;
        std::filesystem::create_directory(folder / "wavs");
        test::throw_on_error(write_file_atomically(folder / ".segmenting.12-0.tmp", "["));
        QVERIFY(SegmentFolder::open_or_create(folder.path()).has_value());
        std::filesystem::create_directory(folder / "wavs");
        test::throw_on_error(write_file_atomically(folder / "wavs/mine.wav", "mine"));
        QCOMPARE(SegmentFolder::open_or_create(folder.path()).error().kind, ErrorKind::usage);
    }
    void a_change_whose_records_are_not_written_is_undone() {
        Change change;
        change.block("segments.jsonl");
        QVERIFY(!change.folder->commit_change());
        change.unblock("segments.jsonl");
        change.folder->abandon_change();
        QVERIFY(change.folder->records.empty());
        QVERIFY(!path_exists(change.path / clip));
        QVERIFY(!path_exists(change.path / ".segmenting"));
    }
};

FORMANT_TEST(TestSegmentFolder)

} // namespace tst_segment_folder

#include "tst_segment_folder.moc"
