#include "engine/data/readers/csv_form.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_csv_form {

using test::contains;
using test::SmallCorpus;

class TestCsvForm : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void semicolons_and_tabs_separate_as_commas_do() {
        const SmallCorpus folder;
        folder.record("a.wav");
        for (const std::string mark : {",", ";", "\t"}) {
            folder.write("m.csv", "text" + mark + "File\none" + mark + "a.wav\n");
            const Utterances read = folder.read("m.csv").utterances;
            QCOMPARE(test::texts_of(read), (std::vector<std::string>{"one"}));
            QVERIFY(test::all_are_there(read));
        }
    }
    void other_separators_are_characters_of_the_texts() {
        const SmallCorpus folder;
        folder.record("a.wav");
        for (const std::string header : {"file;text\n", ""}) {
            folder.write("m.csv", header + "a.wav;one, two\tthree\na.wav;\"four; five\"\n");
            QCOMPARE(test::texts_of(folder.read("m.csv").utterances),
                     (std::vector<std::string>{"one, two\tthree", "four; five"}));
            folder.write("m.csv", (header.empty() ? "" : "file,text\n") +
                                      std::string("a.wav,one; two\na.wav,\"four, five\"\n"));
            QCOMPARE(test::texts_of(folder.read("m.csv").utterances),
                     (std::vector<std::string>{"one; two", "four, five"}));
        }
    }
    void an_existing_recording_needs_no_header() {
        const SmallCorpus folder;
        folder.record("wavs/001.wav");
        for (const std::string name : {"001.wav", "001", "\"001.wav\""}) {
            folder.write("textos.csv", "\xef\xbb\xbf" + name + ";El barco\r\n002.wav;Dos\r\n");
            const Utterances read = folder.read("textos.csv").utterances;
            QCOMPARE(test::texts_of(read), (std::vector<std::string>{"El barco", "Dos"}));
            QCOMPARE(read[0].file, folder / "wavs/001.wav");
            QCOMPARE(read[0].place, folder.place("textos.csv", 1));
        }
    }
    void a_first_row_that_is_neither_header_nor_recording_is_refused() {
        const SmallCorpus folder;
        folder.record("a.wav");
        for (const std::string first : {"b.wav;one", "a.wav;one;two", "a.wav", ";one"}) {
            folder.write("m.csv", first + "\na.wav;two\n");
            QVERIFY2(contains(folder.refusal("m.csv"), "m.csv:1"), first.c_str());
        }
    }
};

FORMANT_TEST(TestCsvForm)

} // namespace tst_csv_form

#include "tst_csv_form.moc"
