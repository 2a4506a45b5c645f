#include "engine/base/atomic_file.h"
#include "engine/session/segments/clip_records.h"
#include "engine/session/segments/segment_undo.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/talk.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_segment_undo {

std::string english(const Error& error) {
    return to_english(error.what);
}

void change_text(const test::Talk& talk, const std::string& from, const std::string& to) {
    std::string text = talk.metadata();
    text.replace(text.find(from), from.size(), to);
    talk.write("clips/metadata.csv", text);
}

class TestSegmentUndo : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_was_made_is_removed() {
        const test::Talk talk;
        talk.write_captions();
        QVERIFY(talk.cut().has_value());
        QVERIFY(can_undo_segmentation(talk.clips.string()));
        const auto undone = undo_segmentation(talk.clips.string()).value();
        QCOMPARE(undone.removed, 3);
        QVERIFY(undone.kept.empty());
        for (const char* name : {"wavs", "metadata.csv", "segments.jsonl", ".segmenting"})
            QVERIFY(!std::filesystem::exists(talk.clips / name));
        QVERIFY(!can_undo_segmentation(talk.clips.string()));
        QVERIFY(talk.cut().has_value());
    }
    void changed_clips_and_texts_stay_and_are_named() {
        const test::Talk talk;
        talk.write_captions();
        QVERIFY(talk.cut().has_value());
        talk.write("clips/wavs/talk-0001.wav", "denoised");
        talk.write("clips/wavs/notes.txt", "mine");
        change_text(talk, "سلام", "درود");
        const auto undone = undo_segmentation(talk.clips.string()).value();
        QCOMPARE(undone.removed, 1);
        QCOMPARE(undone.kept, (std::vector{(talk.clips / "wavs/talk-0001.wav").string(),
                                           (talk.clips / "wavs/talk-0002.wav").string()}));
        QCOMPARE(read_file(talk.clips / "wavs/talk-0001.wav").value(), std::string("denoised"));
        QVERIFY(std::filesystem::exists(talk.clips / "wavs/notes.txt"));
        QVERIFY(test::contains(talk.metadata(), "درود"));
        QVERIFY(!test::contains(talk.metadata(), "three"));
        QCOMPARE(undo_segmentation(talk.clips.string()).error().kind, ErrorKind::usage);
    }
    void the_last_segmentation_is_undone_first() {
        const test::Talk talk;
        QVERIFY(talk.cut().has_value());
        test::Talk::write_recording(talk.folder / "other.wav", 22050);
        SegmentRequest request = talk.request();
        request.recordings = {(talk.folder / "other.wav").string()};
        QVERIFY(test::Talk::cut(request).has_value());
        QCOMPARE(undo_segmentation(talk.clips.string()).value().remaining, 3);
        QVERIFY(std::filesystem::exists(talk.clips / "wavs/talk-0001.wav"));
        QVERIFY(!std::filesystem::exists(talk.clips / "wavs/other-0001.wav"));
        QCOMPARE(undo_segmentation(talk.clips.string()).value().removed, 3);
    }
    void clips_that_the_data_page_has_edited_are_not_removed() {
        const test::Talk talk;
        QVERIFY(talk.cut().has_value());
        talk.write("clips/metadata.cleaned.jsonl", "{}\n");
        QVERIFY(test::contains(english(undo_segmentation(talk.clips.string()).error()),
                               "cleaned.jsonl"));
        QVERIFY(std::filesystem::exists(talk.clips / "wavs/talk-0001.wav"));
    }
    void a_killed_undo_is_completed() {
        const test::Talk talk;
        QVERIFY(talk.cut().has_value());
        const ClipRecords records = read_clip_records(talk.clips).value();
        talk.write("clips/.segmenting",
                   R"(["wavs/talk-0001.wav", "wavs/talk-0002.wav", "wavs/talk-0003.wav"])");
        test::throw_on_error(write_clip_records(talk.clips, {records[0]}));
        const auto undone = undo_segmentation(talk.clips.string()).value();
        QCOMPARE(undone.removed, 1);
        QVERIFY(!std::filesystem::exists(talk.clips / "wavs"));
    }
    void other_folders_are_refused() {
        const test::Talk talk;
        QCOMPARE(undo_segmentation(talk.folder.path().string()).error().kind, ErrorKind::usage);
        QCOMPARE(undo_segmentation((talk.folder / "gone").string()).error().kind, ErrorKind::usage);
        QVERIFY(!std::filesystem::exists(talk.folder / "gone"));
        QVERIFY(!std::filesystem::exists(talk.folder / ".lock"));
    }
    void nothing_is_removed_where_a_link_leads() {
        const test::Talk talk;
        QVERIFY(talk.cut().has_value());
        std::filesystem::rename(talk.clips / "wavs", talk.folder / "elsewhere");
        std::filesystem::create_directory_symlink(talk.folder / "elsewhere", talk.clips / "wavs");
        talk.write("elsewhere/thesis-0001.wav", "mine");
        talk.write("clips/.segmenting", R"(["wavs/thesis-0001.wav"])");
        const auto refused = undo_segmentation(talk.clips.string());
        QVERIFY(test::contains(english(refused.error()), "is a link"));
        QCOMPARE(talk.cut().error().kind, ErrorKind::usage);
        for (const char* name : {"thesis-0001.wav", "talk-0001.wav"})
            QVERIFY(std::filesystem::exists(talk.folder / "elsewhere" / name));
    }
    void only_clips_are_removed_whatever_a_list_says() {
        const test::Talk talk;
        QVERIFY(talk.cut().has_value());
        talk.write("clips/wavs/thesis.odt", "mine");
        talk.write("clips/notes.tmp", "mine");
        talk.write("clips/.segmenting",
                   R"(["wavs/thesis.odt", "notes.tmp", "../talk.wav", "wavs/../../talk.wav"])");
        QCOMPARE(undo_segmentation(talk.clips.string()).value().removed, 3);
        for (const char* name : {"clips/wavs/thesis.odt", "clips/notes.tmp", "talk.wav"})
            QVERIFY(std::filesystem::exists(talk.folder / name));
    }
    void clips_that_were_only_half_made_are_removed() {
        const test::Talk talk;
        std::filesystem::create_directories(talk.clips / "wavs");
        talk.write("clips/wavs/talk-0001.wav", "half");
        talk.write("clips/.segmenting", R"(["wavs/talk-0001.wav"])");
        QCOMPARE(undo_segmentation(talk.clips.string()).value().removed, 0);
        QVERIFY(!std::filesystem::exists(talk.clips / "wavs"));
        QCOMPARE(undo_segmentation(talk.clips.string()).error().kind, ErrorKind::usage);
    }
};

FORMANT_TEST(TestSegmentUndo)

} // namespace tst_segment_undo

#include "tst_segment_undo.moc"
