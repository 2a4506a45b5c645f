#include "engine/session/checkpoint_header.h"
#include "engine/session/training_data.h"
#include "tests/support/small_corpus.h"

#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace {

/// Words to train on, others to validate on, and the reader of both.
struct Fixture {
    test::SmallCorpus folder;
    RunConfig config;
    std::unique_ptr<TextReader> text_reader = TextReader::create({}).value();

    Fixture() {
        std::string metadata = "file,text\n";
        for (const std::string word : {"one", "two", "three", "four", "five", "six"}) {
            folder.record("train/" + word + ".wav");
            metadata += word + ".wav," + word + "\n";
        }
        folder.write("train/metadata.csv", metadata);
        folder.write("train/profile.json", R"({"speaker": "Ann", "licence": "CC0-1.0"})");
        folder.record("valid/wavs/a.wav");
        folder.write("valid/metadata.csv", "a|seven\n");
        config.data.corpus = (folder / "train").string();
        qputenv("XDG_CACHE_HOME", (folder / "cache").c_str());
    }
    ~Fixture() { qunsetenv("XDG_CACHE_HOME"); }

    Result<TrainingData> make() const {
        return make_training_data({config.data, config.voice, *text_reader, FORMANT_PROGRAM, {}},
                                  Cancellation());
    }
};

std::set<std::string> texts_of(const TrainingClips& clips) {
    std::set<std::string> texts;
    for (const TrainingClip& clip : clips)
        texts.insert(clip.text);
    return texts;
}

} // namespace

class TestTrainingData : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_corpus_of_its_own_is_only_validated_on() {
        Fixture f;
        f.config.data.validation = (f.folder / "valid").string();
        const TrainingData data = f.make().value();
        QCOMPARE(data.training.size(), std::size_t{6});
        QCOMPARE(texts_of(data.validation), (std::set<std::string>{"seven"}));
    }
    void a_share_is_split_off_by_name_and_nothing_is_in_both() {
        Fixture f;
        f.config.data.validation_share = 0.5;
        const TrainingData data = f.make().value();
        QCOMPARE(data.training.size() + data.validation.size(), std::size_t{6});
        for (const TrainingClip& clip : data.validation)
            QVERIFY(is_for_validation("train/" + clip.text, 0.5));
        for (const TrainingClip& clip : data.training)
            QVERIFY(!is_for_validation("train/" + clip.text, 0.5));
    }
    void speaker_and_licence_reach_the_checkpoints() {
        Fixture f;
        const StateTree header = make_checkpoint_header(f.config, f.make().value());
        const StateTree provenance = header.subtree("provenance").value();
        QCOMPARE(provenance.get<std::string>("speaker").value(), std::string("Ann"));
        QCOMPARE(provenance.get<std::string>("licence").value(), std::string("CC0-1.0"));
    }
    void a_recording_without_text_is_left_out_by_name() {
        Fixture f;
        f.folder.record("train/silence.wav");
        f.folder.write("train/metadata.csv", "file,text\none.wav,one\nsilence.wav,\n");
        const TrainingData data = f.make().value();
        QCOMPARE(data.training.size(), std::size_t{1});
        QCOMPARE(data.left_out.size(), std::size_t{1});
        QVERIFY(test::contains(to_english(data.left_out[0]), "silence.wav"));
    }
};

QTEST_APPLESS_MAIN(TestTrainingData)
#include "tst_training_data.moc"
