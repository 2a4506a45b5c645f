#include "engine/data/readers/column_header.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_column_header {

using test::SmallCorpus;

class TestColumnHeader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void names_are_recognized_in_any_case_and_with_blanks() {
        const auto columns = named_columns({" Audio File", "TEXT", "Speaker-Name ", "up_votes"});
        QCOMPARE(columns.value().roles, (std::vector{ColumnRole::recording, ColumnRole::text,
                                                     ColumnRole::speaker, ColumnRole::ignored}));
        QVERIFY(columns->has_header);
        QVERIFY(!named_columns({"audio_file", "ann"}) && !named_columns({"text", "one"}));
    }
    void a_header_is_recognized_with_any_separator_and_suffix() {
        const SmallCorpus folder;
        folder.record("wavs/a.wav");
        for (const std::string mark : {"|", ",", ";", "\t", " | "})
            for (const std::string name : {"metadata.csv", "list.txt", "validated.tsv"}) {
                folder.write(name, "audio_file" + mark + "text" + mark +
                                       "speaker_name\nwavs/a.wav" + mark + "one two" + mark +
                                       "ann\n");
                const Corpus corpus = folder.read(name);
                QCOMPARE(corpus.format, std::string("csv"));
                QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"one two"}));
                QCOMPARE(corpus.utterances[0].speaker, std::string("ann"));
                QVERIFY(test::all_are_there(corpus.utterances));
            }
    }
    void two_columns_and_an_id_are_enough() {
        const SmallCorpus folder;
        folder.record("wavs/a.wav");
        folder.write("metadata.csv", "id|transcript\na|he said \"no\"\n");
        const Corpus corpus = folder.read();
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"he said \"no\""}));
        QVERIFY(test::all_are_there(corpus.utterances));
    }
    void the_speakers_of_common_voice_are_kept() {
        const SmallCorpus folder;
        folder.record("clips/a.mp3.wav");
        folder.write("validated.tsv", "client_id\tpath\tsentence\tup_votes\n"
                                      "1f0c\ta.mp3.wav\tone\t2\n");
        QCOMPARE(folder.read("validated.tsv").utterances[0].speaker, std::string("1f0c"));
    }
};

FORMANT_TEST(TestColumnHeader)

} // namespace tst_column_header

#include "tst_column_header.moc"
