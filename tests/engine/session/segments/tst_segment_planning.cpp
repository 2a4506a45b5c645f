#include "engine/base/sha256.h"
#include "engine/session/segments/segment_planning.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/talk.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_segment_planning {

std::string english(const Error& error) {
    return to_english(error.what);
}

const CancellationToken never;

std::string fault_of(const SegmentRequest& request) {
    const auto plans = plan_segments(request, never);
    return plans ? "" : english(plans.error());
}

class TestSegmentPlanning : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_recording_without_texts_is_cut_by_silence() {
        const test::Talk talk;
        const auto plans = plan_segments(talk.request(), never).value();
        QCOMPARE(plans.size(), std::size_t{1});
        QVERIFY(plans[0].text_file.empty());
        QCOMPARE(plans[0].plan.segments.size(), std::size_t{3});
        QCOMPARE(plans[0].seconds, 7.0);
        QCOMPARE(plans[0].sample_rate_hz, 16000);
        QCOMPARE(plans[0].sha256, sha256_of_file(talk.recording).value());
    }
    void captions_next_to_it_are_used() {
        const test::Talk talk;
        talk.write_captions();
        const auto plans = plan_segments(talk.request(), never).value();
        QCOMPARE(Path(plans[0].text_file).filename(), Path("talk.srt"));
        QCOMPARE(plans[0].plan.segments.at(1).text, std::string("سلام"));
        QCOMPARE(plans[0].plan.segments.at(1).line, std::size_t{6});
    }
    void silence_is_a_choice() {
        const test::Talk talk;
        talk.write_captions();
        SegmentRequest request = talk.request();
        request.method = SegmentMethod::silence;
        QVERIFY(plan_segments(request, never).value()[0].text_file.empty());
    }
    void two_files_of_texts_are_a_question() {
        const test::Talk talk;
        talk.write_captions();
        talk.write("talk.txt", "1\t2\tone\n");
        QVERIFY(test::contains(fault_of(talk.request()), "talk.srt, talk.txt"));
        SegmentRequest request = talk.request();
        request.text_file = (talk.folder / "talk.txt").string();
        QCOMPARE(plan_segments(request, never).value()[0].plan.segments.size(), std::size_t{1});
    }
    void missing_texts_are_an_error_where_they_are_wanted() {
        const test::Talk talk;
        SegmentRequest request = talk.request();
        request.method = SegmentMethod::texts;
        QVERIFY(test::contains(fault_of(request), "no captions or labels"));
        request.text_file = (talk.folder / "gone.srt").string();
        QVERIFY(!fault_of(request).empty());
        request.recordings.push_back("other.wav");
        QVERIFY(test::contains(fault_of(request), "one recording"));
    }
    void recordings_that_cannot_be_read_are_named() {
        const test::Talk talk;
        talk.write("noise.mp3", "no sound at all");
        SegmentRequest request = talk.request();
        for (const std::string name : {"noise.mp3", "gone.wav", ""}) {
            request.recordings = {(talk.folder / name).string()};
            QVERIFY2(test::contains(fault_of(request), (talk.folder / name).string()),
                     fault_of(request).c_str());
        }
    }
    void a_recording_that_was_cut_off_is_an_error() {
        const test::Talk talk;
        std::filesystem::resize_file(talk.recording, 100'000);
        QVERIFY(test::contains(fault_of(talk.request()), "ends early"));
    }
    void the_same_recording_twice_is_an_error() {
        const test::Talk talk;
        std::filesystem::copy(talk.recording, talk.folder / "copy.wav");
        SegmentRequest request = talk.request();
        request.recordings.push_back((talk.folder / "copy.wav").string());
        QVERIFY(test::contains(fault_of(request), "copy.wav"));
    }
    void cancellation_stops_it() {
        const test::Talk talk;
        CancellationToken cancellation;
        cancellation.request();
        QCOMPARE(plan_segments(talk.request(), cancellation).error().kind, ErrorKind::interrupted);
    }
};

FORMANT_TEST(TestSegmentPlanning)

} // namespace tst_segment_planning

#include "tst_segment_planning.moc"
