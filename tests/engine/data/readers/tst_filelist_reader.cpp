#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using test::contains;
using test::SmallCorpus;

class TestFilelistReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void lines_with_and_without_speaker_are_read() {
        const SmallCorpus folder;
        folder.record("DUMMY2/p225/p225_001.wav");
        folder.record("wav/صوت ١.wav");
        folder.write("filelist.txt", "DUMMY2/p225/p225_001.wav|p225|Please call Stella.\n"
                                     "صوت ١.wav|مرحبا\n");
        const Corpus corpus = folder.read();
        QCOMPARE(corpus.format, std::string("filelist"));
        QCOMPARE(corpus.utterances[0].speaker, std::string("p225"));
        QCOMPARE(test::texts_of(corpus.utterances),
                 (std::vector<std::string>{"Please call Stella.", "مرحبا"}));
        QCOMPARE(corpus.utterances[1].file, folder / "wav/صوت ١.wav");
        QVERIFY(test::all_are_there(corpus.utterances));
    }
    void a_line_with_another_number_of_cells_is_named() {
        const SmallCorpus folder;
        folder.write("list.txt", "a.wav|one\n\nb.wav\n");
        const Corpus corpus = folder.read("list.txt");
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"one"}));
        QVERIFY(contains(to_english(corpus.bad_rows.at(0).what), "list.txt:3"));
    }
};

FORMANT_TEST(TestFilelistReader)
#include "tst_filelist_reader.moc"
