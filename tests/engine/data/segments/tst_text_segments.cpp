#include "engine/data/segments/text_segments.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_text_segments {

/// Speech in these spans of a recording; the levels in pauses fall to their middle.
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

TimedText text(double begin_s, double end_s, const std::string& spoken,
               std::vector<TimedWord> parts = {}) {
    return {{begin_s, end_s}, spoken, std::move(parts), 1};
}

/// "0.90-2.10 one|3.00-4.00 two"
std::string clips_of(const SegmentPlan& plan) {
    std::string all;
    for (const PlannedSegment& segment : plan.segments)
        all += (all.empty() ? "" : "|") +
               QString::asprintf("%.2f-%.2f ", segment.span.begin_s, segment.span.end_s)
                   .toStdString() +
               segment.text;
    return all;
}

SegmentSettings any_length(double padding_s = 0) {
    return {.min_seconds = 0, .padding_s = padding_s};
}

class TestTextSegments : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_text_is_a_clip_with_padding() {
        const auto plan = plan_by_texts({{text(1, 2, "one"), text(3, 4, "two")}, false},
                                        speech_in({{1, 2}, {3, 4}}, 6), any_length(0.1));
        QCOMPARE(clips_of(plan), std::string("0.90-2.10 one|2.90-4.10 two"));
        QVERIFY(plan.skipped.empty());
    }
    void a_cut_moves_out_of_speech_into_the_pause() {
        // The captions begin 0.2 s late and end 0.3 s early.
        const auto plan = plan_by_texts({{text(1.2, 1.7, "one"), text(3.2, 3.7, "two")}, false},
                                        speech_in({{1, 2}, {3, 4}}, 6), any_length());
        QCOMPARE(clips_of(plan), std::string("1.00-2.00 one|3.00-4.00 two"));
    }
    void captions_without_a_gap_are_cut_in_the_pause_near_it() {
        const auto plan = plan_by_texts({{text(1, 2.1, "one"), text(2.1, 4, "two")}, false},
                                        speech_in({{1, 2}, {2.06, 4}}, 6), any_length());
        QCOMPARE(clips_of(plan), std::string("1.00-2.00 one|2.00-4.00 two"));
    }
    void captions_are_one_clip_where_nobody_pauses() {
        const auto plan = plan_by_texts({{text(1, 2, "never"), text(2, 3, "inside")}, false},
                                        speech_in({{1, 3}}, 6), any_length());
        QCOMPARE(clips_of(plan), std::string("1.00-3.00 never inside"));
    }
    void labels_are_cut_where_they_were_placed() {
        const auto plan = plan_by_texts({{text(1, 2, "one"), text(2, 3, "two")}, true},
                                        speech_in({{1, 3}}, 6), any_length());
        QCOMPARE(clips_of(plan), std::string("1.00-2.00 one|2.00-3.00 two"));
    }
    void short_texts_are_joined_until_they_are_long_enough() {
        const auto plan = plan_by_texts(
            {{text(1, 1.4, "a"), text(1.6, 2, "b"), text(2.5, 4, "c"), text(7, 7.3, "d")}, false},
            speech_in({{1, 1.4}, {1.6, 2}, {2.5, 4}, {7, 7.3}}, 9), {.padding_s = 0});
        QCOMPARE(clips_of(plan), std::string("1.00-2.00 a b|2.50-4.00 c"));
        QCOMPARE(plan.skipped.size(), std::size_t{1});
        QCOMPARE(plan.skipped[0].text, std::string("d"));
        QVERIFY(test::contains(to_english(plan.skipped[0].reason), "shorter"));
    }
    void texts_are_not_joined_beyond_the_shortest_length() {
        const auto plan = plan_by_texts(
            {{text(0, 0.6, "a"), text(1, 1.6, "b"), text(2, 2.6, "c"), text(3, 3.6, "d"),
              text(4, 4.6, "e")},
             false},
            speech_in({{0, 0.6}, {1, 1.6}, {2, 2.6}, {3, 3.6}, {4, 4.6}}, 5), {.padding_s = 0});
        QCOMPARE(clips_of(plan), std::string("0.00-1.60 a b|2.00-4.60 c d e"));
    }
    void a_long_text_is_split_between_parts_whose_times_are_known() {
        const std::vector<TimedWord> parts = {
            {{0, 3}, "one"}, {{3, 5.9}, "two"}, {{6.3, 8}, "three"}, {{8.1, 9}, "four"}};
        const auto plan = plan_by_texts({{text(0, 9, "one two three four", parts)}, true},
                                        speech_in({{0, 5.9}, {6.3, 8}, {8.1, 9}}, 9),
                                        {.min_seconds = 0, .max_seconds = 6, .padding_s = 0});
        QCOMPARE(clips_of(plan), std::string("0.00-5.90 one two|6.30-9.00 three four"));
    }
    void a_long_text_without_such_times_is_reported_and_not_cut() {
        const auto plan = plan_by_texts({{text(0, 9, "one two three four")}, false},
                                        speech_in({{0, 5.9}, {6.3, 9}}, 9), {.max_seconds = 6});
        QVERIFY(plan.segments.empty());
        QCOMPARE(plan.skipped.at(0).text, std::string("one two three four"));
        QVERIFY(test::contains(to_english(plan.skipped[0].reason), "longer than 6 s"));
    }
    void a_long_text_is_not_split_inside_of_a_part() {
        const std::vector<TimedWord> parts = {{{0, 7}, "one"}, {{7, 9}, "two"}};
        const auto plan = plan_by_texts({{text(0, 9, "one two", parts)}, true},
                                        speech_in({{0, 3}, {3.5, 9}}, 9), {.max_seconds = 6});
        QVERIFY(plan.segments.empty());
    }
    void texts_of_two_voices_at_once_are_skipped() {
        const auto plan =
            plan_by_texts({{text(1, 3, "one"), text(2, 4, "two"), text(4.5, 6, "three")}, false},
                          speech_in({{1, 4}, {4.5, 6}}, 8), any_length(0.3));
        QCOMPARE(clips_of(plan), std::string("4.20-6.30 three"));
        QCOMPARE(plan.skipped.size(), std::size_t{2});
        QVERIFY(test::contains(to_english(plan.skipped[0].reason), "overlaps"));
    }
    void a_small_overlap_is_divided() {
        const auto plan = plan_by_texts({{text(1, 2.04, "one"), text(2, 3, "two")}, true},
                                        speech_in({{1, 3}}, 5), any_length());
        QCOMPARE(clips_of(plan), std::string("1.00-2.02 one|2.02-3.00 two"));
    }
    void texts_beyond_the_recording_are_skipped() {
        const auto plan = plan_by_texts({{text(1, 9, "end"), text(9, 10, "after")}, false},
                                        speech_in({{1, 4}}, 4), any_length());
        QCOMPARE(clips_of(plan), std::string("1.00-4.00 end"));
        QVERIFY(test::contains(to_english(plan.skipped.at(0).reason), "after the end"));
    }
    void the_order_of_the_file_does_not_matter() {
        const auto plan = plan_by_texts({{text(3, 4, "two"), text(1, 2, "one")}, true},
                                        speech_in({{1, 2}, {3, 4}}, 5), any_length());
        QCOMPARE(clips_of(plan), std::string("1.00-2.00 one|3.00-4.00 two"));
    }
    void clips_never_overlap_whatever_the_texts() {
        quint32 state = 7;
        const auto chance = [&] { return (state = state * 1664525 + 1013904223) >> 8; };
        for (int round = 0; round < 200; ++round) {
            TimedTexts texts{{}, round % 2 == 0};
            std::vector<TimeSpan> runs;
            for (double at = 0; at < 25; at += (chance() % 200) / 100.0) {
                texts.texts.push_back(text(at, at + (chance() % 150) / 100.0 + 0.01, "x"));
                if (runs.empty() || at > runs.back().end_s)
                    runs.push_back({at, std::min(30.0, at + (chance() % 100) / 100.0 + 0.05)});
            }
            const auto plan =
                plan_by_texts(texts, speech_in(runs, 30), any_length((chance() % 30) / 100.0));
            double end = 0;
            for (const PlannedSegment& segment : plan.segments) {
                QVERIFY(segment.span.begin_s >= end - 1e-9 && segment.span.seconds() > 0);
                end = segment.span.end_s;
            }
            QVERIFY(end <= 30 + 1e-9);
        }
    }
    void a_text_is_split_at_its_longest_pauses_in_any_order() {
        const std::vector<TimedWord> parts = {
            {{1, 2}, "a"}, {{2.2, 3}, "b"}, {{3.5, 4}, "c"}, {{4.1, 5}, "d"}, {{5.5, 6}, "e"}};
        SegmentSettings settings = any_length();
        settings.max_seconds = 2.4;
        settings.join_pause_s = 0;
        const auto plan =
            plan_by_texts({{text(1, 6, "a b c d e", parts)}, true},
                          speech_in({{1, 2}, {2.2, 3}, {3.5, 4}, {4.1, 5}, {5.5, 6}}, 7), settings);
        QCOMPARE(clips_of(plan), std::string("1.00-3.00 a b|3.50-5.00 c d|5.50-6.00 e"));
    }
    void a_text_of_a_hundred_thousand_parts_is_split_in_seconds() {
        constexpr int count = 100'000;
        constexpr double hop_s = 0.02;
        std::vector<TimedWord> parts;
        std::string all;
        for (int i = 0; i < count; ++i) { // each pause is shorter than the one before
            const double end_s = hop_s * i + hop_s * i / (4.0 * count) + 0.01;
            parts.push_back({{hop_s * i, end_s}, "a"});
            all += i == 0 ? "a" : " a";
        }
        QElapsedTimer clock;
        clock.start();
        const auto plan = plan_by_texts({{text(0, hop_s * count, all, parts)}, true},
                                        speech_in({}, hop_s * count), any_length());
        QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(plan.segments.size() > 10);
        for (const PlannedSegment& segment : plan.segments)
            QVERIFY(segment.span.seconds() <= any_length().max_seconds);
    }
    void short_texts_without_a_pause_are_joined_in_seconds() {
        TimedTexts texts{{}, false};
        for (int i = 0; i < 200'000; ++i)
            texts.texts.push_back(text(1e-5 * i, 1e-5 * (i + 1), "word"));
        QElapsedTimer clock;
        clock.start();
        const auto plan = plan_by_texts(texts, speech_in({{0, 3}}, 3), any_length());
        QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(!plan.segments.empty());
    }
};

FORMANT_TEST(TestTextSegments)

} // namespace tst_text_segments

#include "tst_text_segments.moc"
