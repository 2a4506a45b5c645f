#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_profile_reader {

using test::contains;
using test::SmallCorpus;

/// Creates voices/ann with two prompt lists; the second has the profile prefix in its name.
struct AnnsVoice : SmallCorpus {
    AnnsVoice() {
        write("voices/ann/profile.json",
              R"({"speaker": "Ann", "consent": "given 2024-05-01", "licence": "CC0-1.0"})");
        write("voices/ann/prompts/numbers.txt", "n1\tone\nn2\ttwo\n");
        write("voices/ann/prompts/слова.txt", "мир\nдом\n");
        for (const std::string name : {"n1.wav", "n2.wav", "мир 1.wav"})
            record("voices/ann/recordings/" + name);
    }
    void write_metadata(const std::string& lines) const {
        write("voices/ann/metadata.jsonl", lines);
    }
    Result<Corpus> read_list(const std::string& list) const {
        CorpusRequest request{*this / "voices/ann/"};
        request.prompt_list = list;
        return read_corpus(request, CancellationToken());
    }
    std::vector<std::string> texts(const std::string& list) const {
        return test::texts_of(read_list(list).value().utterances);
    }
};

const std::string three_lines =
    R"({"filename": "n1.wav", "sentence": "One.", "prompt_list": "numbers", "prompt_index": 0, "timestamp": "2024-05-01T10:00:00"}
{"filename": "n2.wav", "sentence": "Two.", "prompt_list": "ann_numbers", "prompt_index": 1, "timestamp": 1714557600}
{"filename": "мир 1.wav", "sentence": "", "prompt_list": "ann_слова", "prompt_index": 0}
)";

class TestProfileReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sentences_prompts_and_rights_are_read() {
        const AnnsVoice ann;
        ann.write_metadata(three_lines);
        const Corpus corpus = ann.read_list("all").value();
        QCOMPARE(corpus.format, std::string("profile"));
        QCOMPARE(test::texts_of(corpus.utterances),
                 (std::vector<std::string>{"One.", "Two.", "мир"}));
        QVERIFY(test::all_are_there(corpus.utterances));
        QCOMPARE(corpus.profile, (VoiceProfile{"Ann", "given 2024-05-01", "CC0-1.0"}));
    }
    void a_list_is_found_with_or_without_the_profile_prefix() {
        const AnnsVoice ann;
        ann.write_metadata(three_lines);
        QCOMPARE(ann.texts("numbers"), (std::vector<std::string>{"One.", "Two."}));
        QCOMPARE(ann.texts("ann_numbers"), ann.texts("numbers"));
        QCOMPARE(ann.texts("слова"), (std::vector<std::string>{"мир"}));
    }
    void an_unknown_list_is_refused_with_the_known_ones() {
        const AnnsVoice ann;
        ann.write_metadata(three_lines);
        const auto corpus = ann.read_list("letters");
        QVERIFY(!corpus && corpus.error().kind == ErrorKind::data);
        const std::string reason = to_english(corpus.error().what);
        QVERIFY(contains(reason, "letters") && contains(reason, "numbers"));
    }
    void the_last_take_of_a_file_counts() {
        const AnnsVoice ann;
        const std::string again = R"({"filename": "n1.wav", "sentence": "One again."})";
        ann.write_metadata(three_lines + again + "\n");
        QCOMPARE(ann.texts("all"), (std::vector<std::string>{"Two.", "мир", "One again."}));
    }
    void without_metadata_the_recordings_are_named_by_the_prompts() {
        const AnnsVoice ann;
        QCOMPARE(ann.texts("all"), (std::vector<std::string>{"one", "two"}));
    }
    void recordings_may_be_flac() {
        const AnnsVoice ann;
        ann.write("voices/ann/prompts/more.txt", "m1\tthree\n");
        ann.record("voices/ann/recordings/m1.flac");
        QCOMPARE(ann.texts("more"), (std::vector<std::string>{"three"}));
        ann.write_metadata(three_lines + R"({"filename": "m1.flac", "sentence": "Three."})" + "\n");
        QCOMPARE(ann.texts("all").back(), std::string("Three."));
        QVERIFY(test::all_are_there(ann.read_list("all").value().utterances));
    }
    void an_invalid_line_is_named() {
        const AnnsVoice ann;
        ann.write_metadata("nonsense\n" + three_lines);
        const Corpus corpus = ann.read("voices/ann");
        ann.write_metadata(three_lines);
        QCOMPARE(test::texts_of(corpus.utterances),
                 test::texts_of(ann.read("voices/ann").utterances));
        QVERIFY(contains(to_english(corpus.bad_rows.at(0).what), "metadata.jsonl:1"));
    }
};

FORMANT_TEST(TestProfileReader)

} // namespace tst_profile_reader

#include "tst_profile_reader.moc"
