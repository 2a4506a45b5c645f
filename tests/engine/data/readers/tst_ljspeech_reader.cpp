#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using test::contains;
using test::SmallCorpus;

class TestLjspeechReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_normalized_text_is_used_and_quotes_are_characters() {
        const SmallCorpus folder;
        folder.record("wavs/LJ001-0007.wav");
        folder.record("wavs/LJ001-0008.wav");
        folder.write("metadata.csv",
                     "LJ001-0007|the \"Bible\" of about 1455,|the \"Bible\" of about fourteen "
                     "fifty-five,\nLJ001-0008|has never been surpassed.|\n");
        const Corpus corpus = folder.read();
        QCOMPARE(corpus.format, std::string("ljspeech"));
        QCOMPARE(test::texts_of(corpus.utterances),
                 (std::vector<std::string>{"the \"Bible\" of about fourteen fifty-five,",
                                           "has never been surpassed."}));
        QVERIFY(test::all_are_there(corpus.utterances));
    }
    void names_in_any_script_and_recordings_of_any_kind_are_found() {
        const SmallCorpus folder;
        folder.record("wavs/صوت ١.flac");
        folder.record("wavs/голос 2.wav");
        folder.write("metadata.csv", "صوت ١|واحد\nголос 2|два\n");
        const Utterances read = folder.read().utterances;
        QCOMPARE(read[0].file, folder / "wavs/صوت ١.flac");
        QVERIFY(test::all_are_there(read));
    }
    void a_text_may_be_missing_for_the_doctor_to_find() {
        const SmallCorpus folder;
        folder.write("metadata.csv", "a|one\nb|\n");
        QCOMPARE(folder.read().utterances[1].text, std::string());
    }
    void a_line_with_another_number_of_cells_is_named() {
        const SmallCorpus folder;
        folder.write("metadata.csv", "a|one\nb\n");
        QVERIFY(contains(to_english(folder.read().bad_rows.at(0).what), "metadata.csv:2"));
        folder.write("metadata.csv", "a|one|one|one\n");
        QVERIFY(contains(folder.refusal("metadata.csv"), "metadata.csv:1: 4 cells"));
    }
};

FORMANT_TEST(TestLjspeechReader)
#include "tst_ljspeech_reader.moc"
