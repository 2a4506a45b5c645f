#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/base/sha256.h"
#include "engine/session/corpus/dataset_service.h"
#include "engine/session/segments/clip_records.h"
#include "engine/session/segments/segment_cutting.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/talk.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <sndfile.h>

using namespace formant;

namespace tst_segment_cutting {

std::string english(const Error& error) {
    return to_english(error.what);
}

const CancellationToken never;

std::vector<std::string> files_in(const Path& folder) {
    std::vector<std::string> names;
    if (std::filesystem::exists(folder))
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
            names.push_back(entry.path().lexically_relative(folder).string());
    std::sort(names.begin(), names.end());
    return names;
}

int subtype_of(const Path& file) {
    SF_INFO info{};
    SNDFILE* sound = sf_open(file.c_str(), SFM_READ, &info);
    sf_close(sound);
    return info.format & SF_FORMAT_SUBMASK;
}

DatasetReport read_back(const Path& folder) {
    DatasetRequest request;
    request.corpus = folder.string();
    return summarize_dataset(request, never).value();
}

using Names = std::vector<std::string>;

class TestSegmentCutting : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void clips_and_texts_are_a_corpus() {
        const test::Talk talk;
        talk.write_captions();
        const std::string before = sha256_of_file(talk.recording).value();
        const auto corpus = talk.cut().value();
        QCOMPARE(corpus.new_clips, 3);
        QCOMPARE(corpus.without_text, 0);
        QCOMPARE(corpus.metadata, (talk.clips / "metadata.csv").string());
        QCOMPARE(talk.metadata(), std::string("file,text\nwavs/talk-0001.wav,\"one, \"\"two\"\"\"\n"
                                              "wavs/talk-0002.wav,سلام\n"
                                              "wavs/talk-0003.wav,three\n"));
        const DatasetReport report = read_back(talk.clips);
        QCOMPARE(report.recordings, 3);
        QCOMPARE(report.with_text, 3);
        QCOMPARE(sha256_of_file(talk.recording).value(), before);
    }
    void each_clip_is_linked_to_its_recording() {
        const test::Talk talk;
        talk.write_captions();
        QVERIFY(talk.cut().has_value());
        const ClipRecords records = read_clip_records(talk.clips).value();
        QCOMPARE(records.size(), std::size_t{3});
        const ClipRecord& second = records[1];
        QCOMPARE(second.source, talk.recording.string());
        QCOMPARE(second.source_sha256, sha256_of_file(talk.recording).value());
        QCOMPARE(second.sha256, sha256_of_file(talk.clips / second.file).value());
        QCOMPARE(second.text_place, (talk.folder / "talk.srt").string() + ":6");
        const at::Tensor source = read_audio(talk.recording).value().samples;
        const at::Tensor clip = read_audio(talk.clips / second.file).value().samples;
        QVERIFY(at::equal(clip, source.slice(0, std::llround(second.span.begin_s * 16000),
                                             std::llround(second.span.end_s * 16000))));
    }
    void clips_have_the_rate_and_depth_of_the_recording() {
        const test::Talk talk;
        test::Talk::write_recording(talk.recording, 44100, true);
        QVERIFY(talk.cut().has_value());
        const Path clip = talk.clips / "wavs/talk-0001.wav";
        QCOMPARE(subtype_of(clip), SF_FORMAT_PCM_24);
        QCOMPARE(read_audio(clip).value().sample_rate_hz, 44100);
    }
    void clips_without_texts_wait_for_them() {
        const test::Talk talk;
        QCOMPARE(talk.cut().value().without_text, 3);
        const DatasetReport report = read_back(talk.clips);
        QCOMPARE(report.recordings, 3);
        QCOMPARE(report.with_text, 0);
        QVERIFY(
            std::ranges::all_of(report.findings, [](const auto& one) { return one.needs_text; }));
        QCOMPARE(report.findings.size(), std::size_t{3});
    }
    void the_same_command_again_changes_nothing() {
        const test::Talk talk;
        QVERIFY(talk.cut().has_value());
        const std::string before = read_file(talk.clips / "segments.jsonl").value();
        const auto again = talk.cut().value();
        QCOMPARE(again.new_clips, 0);
        QCOMPARE(again.notes.size(), std::size_t{1});
        QCOMPARE(read_file(talk.clips / "segments.jsonl").value(), before);
    }
    void other_recordings_are_added() {
        const test::Talk talk;
        QVERIFY(talk.cut().has_value());
        std::filesystem::create_directory(talk.folder / "more");
        test::Talk::write_recording(talk.folder / "more/talk.wav", 22050);
        SegmentRequest request = talk.request();
        request.recordings = {(talk.folder / "more/talk.wav").string()};
        QCOMPARE(test::Talk::cut(request).value().new_clips, 3);
        QCOMPARE(read_clip_records(talk.clips).value().at(3).file,
                 std::string("wavs/talk-2-0001.wav"));
        QCOMPARE(read_back(talk.clips).recordings, 6);
    }
    void a_recording_is_not_cut_twice_in_different_ways() {
        const test::Talk talk;
        QVERIFY(talk.cut().has_value());
        SegmentRequest request = talk.request();
        request.settings.padding_s = 0;
        const auto refused = test::Talk::cut(request);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(test::contains(english(refused.error()), "undo that first"));
        QCOMPARE(read_back(talk.clips).recordings, 3);
    }
    void a_folder_of_other_files_is_not_touched() {
        const test::Talk talk;
        std::filesystem::create_directory(talk.clips);
        talk.write("clips/mine.txt", "mine");
        QVERIFY(test::contains(english(talk.cut().error()), "holds other files"));
        QCOMPARE(files_in(talk.clips), (Names{"mine.txt"}));
    }
    void a_folder_that_cannot_be_written_leaves_no_clip() {
        const test::Talk talk;
        const auto plans = plan_segments(talk.request(), never).value();
        bool is_first = true;
        const auto failed = cut_segments(talk.request(), plans, never, [&](const SegmentProgress&) {
            if (std::exchange(is_first, false)) // the records cannot be renamed to a folder
                std::filesystem::create_directory(talk.clips / "segments.jsonl");
        });
        QCOMPARE(failed.error().kind, ErrorKind::disk);
        QVERIFY(std::filesystem::remove(talk.clips / "segments.jsonl"));
        QVERIFY(talk.cut().has_value());
        QCOMPARE(read_back(talk.clips).recordings, 3);
    }
    void cancellation_leaves_no_clip() {
        const test::Talk talk;
        const auto plans = plan_segments(talk.request(), never).value();
        CancellationToken cancellation;
        cancellation.request();
        const auto stopped = cut_segments(talk.request(), plans, cancellation);
        QCOMPARE(stopped.error().kind, ErrorKind::interrupted);
        QVERIFY(!std::filesystem::exists(talk.clips));
        QVERIFY(talk.cut().has_value());
    }
    void a_recording_that_changed_since_is_an_error() {
        const test::Talk talk;
        const auto plans = plan_segments(talk.request(), never).value();
        test::Talk::write_recording(talk.recording, 22050);
        QVERIFY(test::contains(english(cut_segments(talk.request(), plans, never).error()),
                               "has changed"));
        QVERIFY(!std::filesystem::exists(talk.clips));
    }
    void what_a_killed_process_left_is_completed_or_removed() {
        const test::Talk talk;
        QVERIFY(talk.cut().has_value());
        const std::string whole = talk.metadata();
        // Killed while it cut another recording, and before it wrote the rows of the first.
        talk.write("clips/.segmenting", R"(["wavs/talk-0003.wav", "wavs/other-0001.wav"])");
        talk.write("clips/wavs/other-0001.wav", "a clip");
        talk.write("clips/metadata.csv", whole.substr(0, whole.find("wavs/talk-0003")));
        QVERIFY(talk.cut().has_value());
        QCOMPARE(talk.metadata(), whole);
        QVERIFY(!std::filesystem::exists(talk.clips / "wavs/other-0001.wav"));
        QVERIFY(!std::filesystem::exists(talk.clips / ".segmenting"));
    }
    void damaged_records_are_an_error_with_their_line() {
        for (const char* line : {"no json", "{}", R"({"file":"../x","start":0,"end":1})",
                                 R"({"file":"/etc/x","start":0,"end":1,"segmentation":1})"}) {
            const test::Talk talk;
            std::filesystem::create_directory(talk.clips);
            talk.write("clips/segments.jsonl", std::string(line) + "\n");
            const auto refused = talk.cut();
            QVERIFY2(!refused, line);
            QVERIFY(test::contains(english(refused.error()), "segments.jsonl:1"));
        }
    }
    void silence_has_no_clips() {
        const test::Talk talk;
        test::throw_on_error(write_audio(talk.recording, {1e-4 * at::randn({160000}), 16000}));
        QVERIFY(test::contains(english(talk.cut().error()), "no speech"));
        QVERIFY(!std::filesystem::exists(talk.clips));
    }
};

FORMANT_TEST(TestSegmentCutting)

} // namespace tst_segment_cutting

#include "tst_segment_cutting.moc"
