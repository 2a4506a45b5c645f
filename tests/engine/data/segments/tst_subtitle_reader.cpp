#include "engine/data/segments/subtitle_reader.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_subtitle_reader {

std::vector<TimedText> captions(const std::string& text) {
    return read_subtitles("talk.srt", text).value().texts;
}

std::string fault_of(const std::string& text) {
    const auto read = read_subtitles("talk.srt", text);
    return read ? "" : to_english(read.error().what);
}

class TestSubtitleReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void captions_of_subrip_have_times_and_texts() {
        const auto read = captions("1\n00:00:01,250 --> 00:00:02,500\nHello\nthere\n\n"
                                   "2\n01:02:03,004 --> 01:02:04,000\nBye\n");
        QCOMPARE(read.size(), std::size_t{2});
        QCOMPARE(read[0].span, (TimeSpan{1.25, 2.5}));
        QCOMPARE(read[0].text, std::string("Hello there"));
        QCOMPARE(read[0].line, std::size_t{2});
        QCOMPARE(read[1].span.begin_s, 3723.004);
    }
    void numbers_may_be_missing_and_blank_lines_repeat() {
        QCOMPARE(captions("\n\n00:01 --> 00:02\nA\n\n\n\n00:03.5 --> 00:04\nB\n").size(),
                 std::size_t{2});
    }
    void notes_styles_and_settings_of_webvtt_are_no_text() {
        const auto read = captions("WEBVTT - a title\nKind: captions\n\nSTYLE\n::cue {}\n\n"
                                   "NOTE\nnot spoken\n\nintro\n00:01.000 --> 00:02.000 "
                                   "align:start\n<v Ann>One &amp; <i>two</i></v>\n");
        QCOMPARE(read.size(), std::size_t{1});
        QCOMPARE(read[0].text, std::string("One & two"));
    }
    void formatting_is_dropped_and_signs_stay() {
        QCOMPARE(captions("00:01,0 --> 00:02,0\n{\\an8}<font color=\"red\">1 < 2</font> &lt;3\n")[0]
                     .text,
                 std::string("1 < 2 <3"));
    }
    void times_within_a_caption_are_those_of_its_parts() {
        const auto read = captions("WEBVTT\n\n00:01.000 --> 00:04.000\none<00:02.000><c> "
                                   "two</c><00:03.000><c> three</c>\n");
        QCOMPARE(read[0].text, std::string("one two three"));
        const std::vector<TimedWord> parts = {{{1, 2}, "one"}, {{2, 3}, "two"}, {{3, 4}, "three"}};
        QCOMPARE(read[0].parts, parts);
    }
    void times_that_do_not_ascend_give_no_parts() {
        QVERIFY(
            captions("WEBVTT\n\n00:01.0 --> 00:04.0\na<00:03.0>b<00:02.0>c\n")[0].parts.empty());
        QVERIFY(captions("WEBVTT\n\n00:01.0 --> 00:04.0\na<00:09.0>b\n")[0].parts.empty());
    }
    void captions_without_text_are_skipped() {
        QVERIFY(captions("1\n00:00:01,000 --> 00:00:02,000\n<i></i>\n").empty());
    }
    void a_wrong_line_is_named() {
        QVERIFY(test::contains(fault_of("1\n00:00:01,000 -> 00:00:02,000\nA\n"), "talk.srt:2"));
        QVERIFY(test::contains(fault_of("1\n00:00:05,000 --> 00:00:02,000\nA\n"),
                               "talk.srt:2: the caption ends before it begins"));
        QVERIFY(test::contains(fault_of("1\n00:00:01,0 --> 00:00:02,0\nA\n\nlost text\n"),
                               "talk.srt:5"));
    }
    void hostile_times_are_errors() {
        for (const char* times : {"99999999999:00:00 --> 1:2", "-1:00 --> 00:02", "nan:00 --> 1:2",
                                  "1:2:3:4 --> 2:3:4:5", "00:01 -->", "1e9:00 --> 1:2"})
            QVERIFY2(!fault_of(std::string(times) + "\nA\n").empty(), times);
    }
    void subtitles_are_recognized_by_their_times() {
        QVERIFY(is_subtitles("WEBVTT\n"));
        QVERIFY(is_subtitles("1\n00:00:01,000 --> 00:00:02,000\n"));
        QVERIFY(!is_subtitles("0.5\t1.5\ta --> b\n"));
    }
    void a_caption_of_megabytes_of_markup_is_read_in_seconds() {
        const std::string times = "00:01 --> 00:02\n";
        QElapsedTimer clock;
        clock.start();
        for (const char* part : {"<", "{\\", "&amp;", "<b", "<00:01.5>a"}) {
            std::string text = times;
            for (int i = 0; i < 500'000; ++i)
                text += part;
            QCOMPARE(captions(text).size(), std::size_t{1});
        }
        QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
    }
    void a_reference_is_replaced_once() {
        QCOMPARE(captions("00:01 --> 00:02\n&amp;lt;b&gt; &lt;&unknown; &amp;&amp;\n")[0].text,
                 std::string("&lt;b> <&unknown; &&"));
    }
};

FORMANT_TEST(TestSubtitleReader)

} // namespace tst_subtitle_reader

#include "tst_subtitle_reader.moc"
