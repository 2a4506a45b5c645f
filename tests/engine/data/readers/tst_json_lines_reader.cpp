#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_json_lines_reader {

using test::contains;
using test::SmallCorpus;

class TestJsonLinesReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void objects_are_read_and_blank_lines_skipped() {
        const SmallCorpus folder;
        folder.write("m.jsonl",
                     "{\"file\": \"/abs/1.wav\", \"text\": \"één\", \"speaker\": 7}\n\n");
        const Utterances read = folder.read("m.jsonl").utterances;
        QCOMPARE(read.size(), std::size_t{1});
        QCOMPARE(read[0].file, Path("/abs/1.wav"));
        QCOMPARE(read[0].text, std::string("één"));
        QCOMPARE(read[0].speaker, std::string("7"));
    }
    void a_manifest_of_nemo_is_read() {
        const SmallCorpus folder;
        folder.record("audio/голос 1.wav");
        folder.write("manifest.json", "{\"audio_filepath\": \"audio/голос 1.wav\", "
                                      "\"duration\": 1.0, \"text\": \"один\"}\n");
        const Corpus corpus = folder.read();
        QCOMPARE(corpus.format, std::string("jsonl"));
        QVERIFY(test::all_are_there(corpus.utterances));
    }
    void keys_may_be_spelled_like_the_columns_of_a_table() {
        const SmallCorpus folder;
        for (const char* name : {"a.wav", "b.wav", "c.wav", "d.wav"})
            folder.record(name);
        folder.write("m.jsonl",
                     "{\"audio_path\": \"a.wav\", \"Utterance\": \"one\"}\n"
                     "{\"wav\": \"b.wav\", \"Text\": \"two\", \"Speaker-ID\": 7}\n"
                     "{\"Audio File\": \"c.wav\", \"TRANSCRIPT\": \"three\"}\n"
                     "{\"WAV_PATH\": \"d.wav\", \"text\": null, \"sentence\": \"four\"}\n");
        const Corpus corpus = folder.read("m.jsonl");
        QCOMPARE(test::texts_of(corpus.utterances),
                 (std::vector<std::string>{"one", "two", "three", "four"}));
        QCOMPARE(corpus.utterances[1].speaker, std::string("7"));
        QVERIFY(test::all_are_there(corpus.utterances));
    }
    void one_array_of_objects_is_read() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("m.json", "[\n  {\"audio_path\": \"a.wav\",\n   \"utterance\": \"one\"},\n"
                               "  {\"text\": \"two\"}\n]\n");
        const Corpus corpus = folder.read("m.json");
        QCOMPARE(corpus.format, std::string("jsonl"));
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"one"}));
        QCOMPARE(test::places_of(corpus.bad_rows),
                 (std::vector<std::string>{folder.place("m.json", 2)}));
        folder.write("m.json", "[{\"file\": \"a.wav\"\n");
        QVERIFY(contains(folder.refusal("m.json"), "not valid JSON"));
    }
    void rows_of_parts_of_a_recording_are_named_and_excluded() {
        const SmallCorpus folder;
        folder.record("long.wav");
        folder.record("whole.wav");
        const std::string name = "{\"audio_filepath\": \"";
        folder.write("manifest.json",
                     name + "long.wav\", \"offset\": 0, \"duration\": 0.5, \"text\": \"one\"}\n" +
                         name + "long.wav\", \"offset\": 0.5, \"text\": \"two\"}\n" + name +
                         "whole.wav\", \"offset\": 0, \"duration\": 1.0, \"text\": \"three\"}\n");
        const Corpus corpus = folder.read("manifest.json");
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"three"}));
        QCOMPARE(corpus.bad_rows.size(), std::size_t{2});
        QVERIFY(contains(to_english(corpus.bad_rows[1].what), "part of long.wav (offset 0.5 s)"));
    }
    void a_start_in_a_recording_of_several_rows_is_refused_too() {
        const SmallCorpus folder;
        folder.record("long.wav");
        folder.record("cut.wav");
        folder.write("m.jsonl", R"({"file": "long.wav", "start": 0, "end": 0.5, "text": "one"})"
                                "\n"
                                R"({"file": "long.wav", "start": 0.5, "end": 1, "text": "two"})"
                                "\n"
                                R"({"file": "cut.wav", "start": "00:12", "text": "three"})"
                                "\n");
        const Corpus corpus = folder.read("m.jsonl");
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"three"}));
        QCOMPARE(corpus.bad_rows.size(), std::size_t{2});
    }
    void invalid_lines_are_named_with_their_number() {
        const SmallCorpus folder;
        folder.write("m.jsonl", "{\"text\": \"one\"}\n");
        QVERIFY(contains(folder.refusal("m.jsonl"), "m.jsonl:1"));
        folder.write("m.jsonl", "{\"file\": \"a\", \"text\": [\"b\"]}\n");
        QVERIFY(contains(folder.refusal("m.jsonl"), "m.jsonl:1"));
    }
    void a_recording_without_a_text_is_accepted() {
        const SmallCorpus folder;
        folder.write("m.jsonl", "{\"file\": \"a.wav\"}\n{\"file\": \"b.wav\", \"text\": null}\n");
        const Corpus corpus = folder.read("m.jsonl");
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"", ""}));
        QVERIFY(corpus.bad_rows.empty());
    }
    void a_bad_line_does_not_stop_the_rest() {
        const SmallCorpus folder;
        folder.write("m.jsonl", "{\"file\": \"a\", \"text\": \"one\"}\nnonsense\n"
                                "{\"file\": \"b\", \"text\": \"caf\xe9\"}\n"
                                "{\"file\": \"c\", \"text\": \"three\"}\n");
        const Corpus corpus = folder.read("m.jsonl");
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"one", "three"}));
        QCOMPARE(
            test::places_of(corpus.bad_rows),
            (std::vector<std::string>{folder.place("m.jsonl", 2), folder.place("m.jsonl", 3)}));
        QVERIFY(contains(to_english(corpus.bad_rows[0].what), folder.place("m.jsonl", 2)));
    }
};

FORMANT_TEST(TestJsonLinesReader)

} // namespace tst_json_lines_reader

#include "tst_json_lines_reader.moc"
