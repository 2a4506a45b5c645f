#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_csv_reader {

using test::contains;
using test::SmallCorpus;

class TestCsvReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void quotes_and_columns_in_any_order_are_read() {
        const SmallCorpus folder;
        folder.record("a/1.wav");
        folder.write("m.csv", "text,speaker,file\n\"one, \"\"two\"\"\",x,a/1.wav\n");
        const Utterances read = folder.read("m.csv").utterances;
        QCOMPARE(read.size(), std::size_t{1});
        QCOMPARE(read[0].text, std::string("one, \"two\""));
        QCOMPARE(read[0].speaker, std::string("x"));
        QCOMPARE(read[0].file, folder / "a/1.wav");
    }
    void names_in_any_script_and_with_spaces_are_read() {
        const SmallCorpus folder;
        for (const std::string name : {"صوت ١.wav", "голос.wav", "a b.wav"})
            folder.record(name);
        folder.write("m.csv", "file,text\nصوت ١.wav,واحد\nголос.wav,один\na b.wav,one\n");
        const Utterances read = folder.read("m.csv").utterances;
        QCOMPARE(test::texts_of(read), (std::vector<std::string>{"واحد", "один", "one"}));
        QVERIFY(test::all_are_there(read));
    }
    void the_columns_of_other_programs_are_recognized() {
        const SmallCorpus folder;
        folder.record("a.wav");
        for (const std::string header : {"file_name,transcription", "path,sentence", "File,TEXT"}) {
            folder.write("metadata.csv", header + "\na.wav,one\n");
            QCOMPARE(folder.read().utterances[0].text, std::string("one"));
        }
    }
    void files_of_windows_are_read() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("m.csv", "\xef\xbb\xbf"
                              "file,text\r\na.wav,one\r\n");
        const Utterances read = folder.read("m.csv").utterances;
        QCOMPARE(test::texts_of(read), (std::vector<std::string>{"one"}));
        QVERIFY(test::all_are_there(read));
    }
    void rows_that_name_parts_of_a_recording_are_refused() {
        const SmallCorpus folder;
        for (const std::string name : {"long.wav", "cut.wav"})
            folder.record(name);
        folder.write("m.csv", "file,start,end,text\nlong.wav,0.0,0.5,one\nlong.wav,0.5,1.0,two\n"
                              "cut.wav,12.25,13.25,three\n");
        const Corpus corpus = folder.read("m.csv");
        // A single row of a file may say where the file was cut from.
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"three"}));
        QCOMPARE(corpus.bad_rows.size(), std::size_t{2});
        QVERIFY(contains(to_english(corpus.bad_rows[1].what), "part of long.wav (offset 0.5 s)"));
    }
    void invalid_lines_are_named_with_their_number() {
        const SmallCorpus folder;
        const auto refusal = [&](const std::string& bytes) {
            folder.write("m.csv", bytes);
            return folder.refusal("m.csv");
        };
        QVERIFY(contains(refusal("name,text\na,b\n"), "m.csv:1"));
        QVERIFY(contains(refusal("\"file,text\na,b\n"), "m.csv:1: not valid CSV"));
        QVERIFY(contains(refusal("file,text\n\"a,b\n"), "m.csv:2: not valid CSV"));
        QVERIFY(contains(refusal("file,text\nc\n"), "m.csv:2"));
        QVERIFY(contains(refusal("file,text\na,caf\xe9\n"), "m.csv:2"));
    }
    void the_error_for_wrong_columns_lists_found_and_known_names() {
        const SmallCorpus folder;
        folder.write("m.csv", "clip,words\na,b\n");
        const std::string said = folder.refusal("m.csv");
        for (const std::string part : {"clip,words", "file_name", "transcription", "semicolons"})
            QVERIFY2(contains(said, part), said.c_str());
    }
    void an_empty_file_lists_no_recording() {
        const SmallCorpus folder;
        for (const std::string bytes : {"", "\n \n"}) {
            folder.write("metadata.csv", bytes);
            QVERIFY(contains(folder.refusal("metadata.csv"), "names no recording"));
        }
    }
    void the_error_for_a_stray_quote_says_what_to_write_instead() {
        const SmallCorpus folder;
        const std::string example = "\"he said \"\"no\"\"\"";
        for (const std::string row : {"a,\"one", "a,he said \"no\""}) {
            folder.write("m.csv", "file,text\n" + row + "\n");
            const std::string said = folder.refusal("m.csv");
            QVERIFY2(contains(said, "a quote is not closed, or is inside a cell"), said.c_str());
            QVERIFY2(contains(said, example), said.c_str());
        }
    }
    void a_bad_row_does_not_stop_the_rest() {
        const SmallCorpus folder;
        folder.write("m.csv", "file,text\na,one\nb\nc,two \"2\" three\nd,caf\xe9\ne,five\n");
        const Corpus corpus = folder.read("m.csv");
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"one", "five"}));
        QCOMPARE(test::places_of(corpus.bad_rows),
                 (std::vector<std::string>{folder.place("m.csv", 3), folder.place("m.csv", 4),
                                           folder.place("m.csv", 5)}));
        QVERIFY(contains(to_english(corpus.bad_rows[0].what), folder.place("m.csv", 3)));
    }
    void a_quote_that_is_never_closed_costs_its_row_only() {
        const SmallCorpus folder;
        folder.write("m.csv", "file,text\na,\"one\nb,two\nc,\"three\"\nd,four\n");
        const Corpus corpus = folder.read("m.csv");
        QCOMPARE(test::texts_of(corpus.utterances),
                 (std::vector<std::string>{"two", "three", "four"}));
        QCOMPARE(test::places_of(corpus.bad_rows),
                 (std::vector<std::string>{folder.place("m.csv", 2)}));
    }
    void lines_are_counted_through_blank_ones_and_quoted_line_ends() {
        const SmallCorpus folder;
        folder.write("m.csv", "file,text\n\na,\"one\n\ntwo\"\n\nb\n");
        const Corpus corpus = folder.read("m.csv");
        QCOMPARE(corpus.utterances[0].place, folder.place("m.csv", 3));
        QCOMPARE(test::places_of(corpus.bad_rows),
                 (std::vector<std::string>{folder.place("m.csv", 7)}));
    }
};

FORMANT_TEST(TestCsvReader)

} // namespace tst_csv_reader

#include "tst_csv_reader.moc"
