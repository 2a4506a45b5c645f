#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_list_reader {

using test::contains;
using test::SmallCorpus;

CorpusRequest as_format(const Path& metadata, const std::string& format) {
    CorpusRequest request{metadata};
    request.format = format;
    return request;
}

std::vector<std::string> speakers_of(const Utterances& utterances) {
    std::vector<std::string> speakers;
    for (const Utterance& utterance : utterances)
        speakers.push_back(utterance.speaker);
    return speakers;
}

class TestListReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void lists_with_and_without_speakers_are_read() {
        const SmallCorpus folder;
        folder.record("DUMMY2/p225/p225_001.wav");
        folder.record("wav/صوت ١.wav");
        folder.write("filelist.txt", "DUMMY2/p225/p225_001.wav|p225|Please call Stella.\n"
                                     "صوت ١.wav|p225|مرحبا\n");
        const Corpus corpus = folder.read();
        QCOMPARE(corpus.format, std::string("filelist"));
        QCOMPARE(speakers_of(corpus.utterances), (std::vector<std::string>{"p225", "p225"}));
        QCOMPARE(test::texts_of(corpus.utterances),
                 (std::vector<std::string>{"Please call Stella.", "مرحبا"}));
        QCOMPARE(corpus.utterances[1].file, folder / "wav/صوت ١.wav");
        QVERIFY(test::all_are_there(corpus.utterances));
    }
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
    void ids_with_a_speaker_keep_the_speaker() {
        const SmallCorpus folder;
        folder.write("metadata.csv", "c0|bea|Agente desconectado\nc1|ana|Agente conectado\n"
                                     "c2|bea|Por favor\nc3|ana|La extension\n");
        const Corpus corpus = folder.read();
        QCOMPARE(speakers_of(corpus.utterances),
                 (std::vector<std::string>{"bea", "ana", "bea", "ana"}));
        QCOMPARE(corpus.utterances[3].text, std::string("La extension"));
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
    void a_row_with_another_number_of_cells_than_most_is_named() {
        const SmallCorpus folder;
        folder.write("list.txt", "a.wav|one\n\nb.wav\nc.wav|two|three\nd.wav|four\n");
        const Corpus corpus = folder.read("list.txt");
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"one", "four"}));
        QVERIFY(contains(to_english(corpus.bad_rows.at(0).what), "list.txt:3"));
        QVERIFY(contains(to_english(corpus.bad_rows.at(1).what), "list.txt:4: 3 cells"));
    }
    void a_separator_at_the_end_of_each_line_is_no_column() {
        const SmallCorpus folder;
        folder.write("list.txt", "a.wav|one two|\nb.wav|three|\n");
        const Corpus corpus = folder.read("list.txt");
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"one two", "three"}));
        QCOMPARE(speakers_of(corpus.utterances), (std::vector<std::string>{"", ""}));
    }
    void cells_quoted_by_the_rules_of_csv_are_unquoted() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("list.txt", "\"a.wav\"|\"one | two\"\n\"a.wav\"|\"he said \"\"no\"\"\"\n"
                                 "a.wav|\"Stop,\" he said, \"now\"\n");
        QCOMPARE(test::texts_of(folder.read("list.txt").utterances),
                 (std::vector<std::string>{"one | two", "he said \"no\"",
                                           "\"Stop,\" he said, \"now\""}));
    }
    void columns_that_the_rows_leave_open_are_refused_with_a_remedy() {
        const SmallCorpus folder;
        folder.write("metadata.csv", "a|ann|one two\nb|bea|three four\n");
        const std::string said = folder.refusal("metadata.csv");
        QVERIFY2(contains(said, "metadata.csv:1: 3 cells"), said.c_str());
        for (const std::string remedy : {"file|speaker|text", "filelist", "ljspeech"})
            QVERIFY2(contains(said, remedy), said.c_str());
        folder.write("metadata.csv", "a|one|one|one\n");
        QVERIFY(contains(folder.refusal("metadata.csv"), "metadata.csv:1: 4 cells"));
    }
    void a_format_that_is_named_needs_no_deduction() {
        const SmallCorpus folder;
        folder.write("m.csv", "a|ann|one two\nb|bea|three four\n");
        const auto texts = [&](const std::string& format) {
            return test::texts_of(
                read_corpus(as_format(folder / "m.csv", format), CancellationToken())
                    .value()
                    .utterances);
        };
        QCOMPARE(texts("ljspeech"), (std::vector<std::string>{"one two", "three four"}));
        QCOMPARE(texts("filelist"), (std::vector<std::string>{"one two", "three four"}));
        const auto filelist =
            read_corpus(as_format(folder / "m.csv", "filelist"), CancellationToken()).value();
        QCOMPARE(speakers_of(filelist.utterances), (std::vector<std::string>{"ann", "bea"}));
        folder.write("m.csv", "a|b|c|d\n");
        QVERIFY(
            contains(folder.refusal(as_format(folder / "m.csv", "filelist")), "path|speaker|text"));
    }
};

FORMANT_TEST(TestListReader)

} // namespace tst_list_reader

#include "tst_list_reader.moc"
