#include "engine/data/segments/timed_text_file.h"
#include "tests/support/contains.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_timed_text_file {

const std::string srt = "1\n00:00:01,000 --> 00:00:02,000\nسلام\n";

std::string as_utf16(const std::string& text) {
    const QString letters = QString::fromStdString(text);
    std::string bytes = "\xff\xfe";
    for (const QChar letter : letters) {
        bytes += static_cast<char>(letter.unicode() & 0xff);
        bytes += static_cast<char>(letter.unicode() >> 8);
    }
    return bytes;
}

std::string error_of(const test::FileTree& files, const std::string& name) {
    const auto read = read_timed_texts(files.root() / name);
    return read ? "" : to_english(read.error().what);
}

std::vector<std::string> names_next_to(const test::FileTree& files, const std::string& recording) {
    std::vector<std::string> names;
    for (const Path& file : timed_text_files_of(files.root() / recording))
        names.push_back(file.filename().string());
    return names;
}

using Names = std::vector<std::string>;

class TestTimedTextFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_format_is_recognized_by_the_content() {
        const test::FileTree files{{"a.txt", srt},
                                   {"b.txt", "1\t2\tone\n"},
                                   {"c", "\"ooTextFile\" \"TextGrid\" 0 9 <exists> 1 "
                                         "\"IntervalTier\" \"a\" 0 9 1 1 2 \"one\""}};
        QCOMPARE(read_timed_texts(files.root() / "a.txt").value().texts[0].text,
                 std::string("سلام"));
        QVERIFY(read_timed_texts(files.root() / "b.txt").value().is_exact);
        QCOMPARE(read_timed_texts(files.root() / "c").value().texts[0].text, std::string("one"));
    }
    void every_unicode_encoding_and_line_end_is_read() {
        std::string windows = "\xef\xbb\xbf", mac;
        for (const char sign : srt) {
            windows += sign == '\n' ? "\r\n" : std::string(1, sign);
            mac += sign == '\n' ? '\r' : sign;
        }
        const test::FileTree files{
            {"utf16.srt", as_utf16(srt)}, {"windows.srt", windows}, {"mac.srt", mac}};
        for (const char* name : {"utf16.srt", "windows.srt", "mac.srt"})
            QCOMPARE(read_timed_texts(files.root() / name).value().texts.at(0).text,
                     std::string("سلام"));
    }
    void what_cannot_be_read_is_an_error() {
        const test::FileTree files{{"latin.srt", "1\n00:01,0 --> 00:02,0\ncaf\xe9\n"},
                                   {"empty.srt", ""},
                                   {"silent.vtt", "WEBVTT\n"},
                                   {"prose.srt", "no times at all\n"}};
        QVERIFY(test::contains(error_of(files, "latin.srt"), "latin.srt:3"));
        QVERIFY(test::contains(error_of(files, "empty.srt"), "no captions"));
        QVERIFY(test::contains(error_of(files, "silent.vtt"), "no captions"));
        QVERIFY(test::contains(error_of(files, "prose.srt"), "prose.srt:1"));
        QVERIFY(!error_of(files, "missing.srt").empty());
    }
    void files_next_to_a_recording_are_found() {
        const test::FileTree files{{"talk.mp3", ""},
                                   {"talk.srt", srt},
                                   {"talk.en.vtt", srt},
                                   {"talk.TextGrid", "x"},
                                   {"talk.old.txt", "1\t2\ta\n"},
                                   {"other.srt", srt}};
        QCOMPARE(names_next_to(files, "talk.mp3"),
                 (Names{"talk.TextGrid", "talk.en.vtt", "talk.old.txt", "talk.srt"}));
    }
    void a_transcript_without_times_is_not_taken_for_labels() {
        const test::FileTree files{{"talk.txt", "Once upon a time.\n"},
                                   {"tale.txt", "0\t1\tonce\n"}};
        QVERIFY(names_next_to(files, "talk.wav").empty());
        QCOMPARE(names_next_to(files, "tale.wav"), (Names{"tale.txt"}));
    }
    void a_file_of_more_texts_than_a_day_has_is_refused() {
        std::string labels, lines;
        for (int i = 0; i < 500'001; ++i)
            labels += "0\t1\ta\n";
        for (int i = 0; i < 2'000'001; ++i)
            lines += '\n';
        const test::FileTree files({{"labels.txt", labels}, {"lines.srt", srt + lines}});
        for (const char* name : {"labels.txt", "lines.srt"})
            QVERIFY2(test::contains(error_of(files, name), "than a day of speech"), name);
    }
};

FORMANT_TEST(TestTimedTextFile)

} // namespace tst_timed_text_file

#include "tst_timed_text_file.moc"
