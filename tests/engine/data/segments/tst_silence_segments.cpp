#include "engine/data/segments/silence_segments.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_silence_segments {

/// Speech in these spans of a recording.
SpeechActivity speech_in(const std::vector<TimeSpan>& runs, double recording_s) {
    const auto frames = static_cast<std::size_t>(recording_s * 100 + 0.5);
    SpeechActivity speech{std::vector<float>(frames, -80), std::vector<bool>(frames), runs};
    for (const TimeSpan& run : runs)
        for (auto i = static_cast<std::size_t>(run.begin_s * 100 + 0.5);
             i < static_cast<std::size_t>(run.end_s * 100 + 0.5); ++i) {
            speech.levels_db[i] = -20;
            speech.is_speech[i] = true;
        }
    return speech;
}

std::vector<TimeSpan> spans_of(const SegmentPlan& plan) {
    std::vector<TimeSpan> spans;
    for (const PlannedSegment& segment : plan.segments)
        spans.push_back({std::round(segment.span.begin_s * 1000) / 1000,
                         std::round(segment.span.end_s * 1000) / 1000});
    return spans;
}

using Spans = std::vector<TimeSpan>;

class TestSilenceSegments : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void long_pauses_end_clips_and_short_ones_do_not() {
        const auto plan = plan_by_silence(speech_in({{1, 3}, {3.2, 5}, {5.3, 8}}, 10), {});
        QCOMPARE(spans_of(plan), (Spans{{0.9, 5.1}, {5.2, 8.1}}));
    }
    void padding_is_at_most_half_of_the_pause() {
        const auto plan =
            plan_by_silence(speech_in({{0.02, 3}, {3.3, 5}}, 5.05), {.padding_s = 0.5});
        QCOMPARE(spans_of(plan), (Spans{{0, 3.15}, {3.15, 5.05}}));
    }
    void short_clips_are_joined_with_neighbors() {
        const SegmentSettings settings{.min_seconds = 2, .padding_s = 0};
        QCOMPARE(spans_of(plan_by_silence(speech_in({{1, 2}, {2.5, 3}, {3.5, 4}, {6, 9}}, 10),
                                          settings)),
                 (Spans{{1, 4}, {6, 9}}));
    }
    void clips_are_not_joined_beyond_the_shortest_length() {
        const auto plan = plan_by_silence(
            speech_in({{0, 0.6}, {1, 1.6}, {2, 2.6}, {3, 3.6}, {4, 4.6}}, 5), {.padding_s = 0});
        QCOMPARE(spans_of(plan), (Spans{{0, 1.6}, {2, 4.6}})); // the last one has no other neighbor
    }
    void a_short_clip_far_from_others_is_skipped_with_a_reason() {
        const auto plan = plan_by_silence(speech_in({{1, 1.5}, {4, 6}}, 10), {.padding_s = 0});
        QCOMPARE(spans_of(plan), (Spans{{4, 6}}));
        QCOMPARE(plan.skipped.size(), std::size_t{1});
        QVERIFY(test::contains(to_english(plan.skipped[0].reason), "shorter than 1 s"));
    }
    void long_clips_are_split_at_their_longest_pauses() {
        const auto plan = plan_by_silence(speech_in({{0, 4}, {4.1, 8}, {8.2, 14}}, 14),
                                          {.max_seconds = 9, .padding_s = 0});
        QCOMPARE(spans_of(plan), (Spans{{0, 8}, {8.2, 14}}));
    }
    void speech_without_a_pause_is_not_cut() {
        const auto plan = plan_by_silence(speech_in({{0, 20}}, 20), {});
        QVERIFY(plan.segments.empty());
        QVERIFY(test::contains(to_english(plan.skipped.at(0).reason), "longer than 15 s"));
    }
    void clips_never_exceed_the_longest_by_joining() {
        const auto plan = plan_by_silence(speech_in({{0, 9}, {9.5, 10}, {10.5, 19}}, 19),
                                          {.max_seconds = 9.8, .padding_s = 0});
        QCOMPARE(spans_of(plan), (Spans{{0, 9}, {9.5, 19}}));
    }
    void settings_out_of_range_are_errors() {
        for (const SegmentSettings& settings :
             {SegmentSettings{.min_seconds = 20}, SegmentSettings{.max_seconds = 0},
              SegmentSettings{.max_seconds = 601}, SegmentSettings{.padding_s = -1},
              SegmentSettings{.pause_s = 0}, SegmentSettings{.pause_s = std::nan("")}})
            QCOMPARE(check_segment_settings(settings).error().kind, ErrorKind::usage);
        QVERIFY(check_segment_settings({}).has_value());
    }
};

FORMANT_TEST(TestSilenceSegments)

} // namespace tst_silence_segments

#include "tst_silence_segments.moc"
