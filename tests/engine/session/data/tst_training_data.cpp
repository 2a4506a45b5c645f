#include "engine/session/config/model_text_reader.h"
#include "engine/session/data/training_data.h"
#include "engine/session/training/checkpoint_header.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace {

/// Words to train on, and others to validate on.
struct Fixture {
    test::SmallCorpus folder;
    RunConfig config;

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

    /// Of a language that there is not, for nobody is to look at it.
    void train_vocoder() {
        config.voice.model.name = "hifigan";
        config.voice.text.language = "xx-nope";
    }

    Result<TrainingData> make() const {
        const auto text_reader = model_text_reader(config.voice).value();
        return make_training_data(
            {config.data, config.voice, text_reader.get(), FORMANT_PROGRAM, {}}, Cancellation());
    }
};

std::set<std::string> texts_of(const TrainingClips& clips) {
    std::set<std::string> texts;
    for (const TrainingClip& clip : clips)
        texts.insert(clip.text);
    return texts;
}

std::vector<std::string> ids_of(const TrainingClips& clips) {
    std::vector<std::string> ids;
    for (const TrainingClip& clip : clips)
        ids.push_back(clip.id);
    return ids;
}

std::multiset<std::int64_t> speakers_of(const TrainingClips& clips) {
    std::multiset<std::int64_t> speakers;
    for (const TrainingClip& clip : clips)
        speakers.insert(clip.speaker);
    return speakers;
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
    void a_share_that_leaves_nothing_to_train_on_is_named() {
        Fixture f;
        f.config.data.validation_share = 0.999999;
        const auto data = f.make();
        QVERIFY(!data);
        QVERIFY(test::contains(to_english(data.error().what), "keeps all recordings"));
    }
    void speaker_and_licence_reach_the_checkpoints() {
        Fixture f;
        const StateTree header = make_checkpoint_header(f.config, f.make().value());
        const StateTree provenance = header.subtree("provenance").value();
        QCOMPARE(provenance.get<std::string>("speaker").value(), std::string("Ann"));
        QCOMPARE(provenance.get<std::string>("licence").value(), std::string("CC0-1.0"));
    }
    void a_corpus_that_names_nobody_has_the_speaker_of_its_profile() {
        const Fixture f;
        const TrainingData data = f.make().value();
        QCOMPARE(data.speakers.names(), std::vector<std::string>{"Ann"});
        QCOMPARE(speakers_of(data.training), (std::multiset<std::int64_t>{0, 0, 0, 0, 0, 0}));
    }
    void speakers_are_those_of_the_corpus_and_who_is_not_named_is_the_profiles() {
        const Fixture f;
        f.folder.write("train/metadata.csv",
                       "file,text,speaker\none.wav,one,Bea\ntwo.wav,two,\nthree.wav,three,Bea\n");
        const TrainingData data = f.make().value();
        QCOMPARE(data.speakers.names(), (std::vector<std::string>{"Ann", "Bea"}));
        for (const TrainingClip& clip : data.training)
            QCOMPARE(clip.speaker, clip.text == "two" ? 0 : 1);
    }
    void a_speaker_without_a_readable_recording_is_none() {
        const Fixture f;
        f.folder.write("train/metadata.csv",
                       "file,text,speaker\none.wav,one,Bea\nmissing.wav,two,Carla\n");
        QCOMPARE(f.make()->speakers.names(), std::vector<std::string>{"Bea"});
    }
    void a_speaker_without_a_text_to_speak_is_none() {
        const Fixture f;
        f.folder.write("train/metadata.csv",
                       "file,text,speaker\none.wav,one,Bea\ntwo.wav,...,Carla\n");
        const TrainingData data = f.make().value();
        QCOMPARE(data.speakers.names(), std::vector<std::string>{"Bea"});
        QCOMPARE(data.left_out.size(), std::size_t{1});
        QVERIFY(test::contains(to_english(data.left_out[0]), "two.wav"));
    }
    void who_is_only_there_to_validate_is_left_out_by_name() {
        Fixture f;
        f.folder.write("train/metadata.csv",
                       "file,text,speaker\none.wav,one,Bea\ntwo.wav,two,Carla\n");
        f.folder.write("valid/metadata.csv", "file,text,speaker\nwavs/a.wav,seven,Dora\n");
        f.config.data.validation = (f.folder / "valid").string();
        const TrainingData data = f.make().value();
        QVERIFY(data.validation.empty());
        QVERIFY(test::contains(to_english(data.left_out.at(0)), "speaker Dora"));
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
    void a_vocoder_learns_from_recordings_with_and_without_a_text() {
        Fixture f;
        f.train_vocoder();
        f.folder.write("train/metadata.csv", "file,text\none.wav,one\ntwo.wav,\nthree.wav,...\n");
        const TrainingData data = f.make().value();
        QCOMPARE(ids_of(data.training),
                 (std::vector<std::string>{"train/one", "train/two", "train/three"}));
        QVERIFY(data.left_out.empty());
        for (const TrainingClip& clip : data.training)
            QVERIFY(clip.tokens.empty()); // nothing is read, not even where there is a text
    }
    void a_vocoder_learns_from_a_folder_of_recordings_alone() {
        Fixture f;
        f.train_vocoder();
        f.folder.record("alone/a.wav");
        f.folder.record("alone/more/b.wav");
        f.folder.record("unheard/c.wav");
        f.config.data.corpus = (f.folder / "alone").string();
        f.config.data.validation = (f.folder / "unheard").string();
        const TrainingData data = f.make().value();
        QCOMPARE(ids_of(data.training), (std::vector<std::string>{"alone/a", "more/b"}));
        QCOMPARE(ids_of(data.validation), std::vector<std::string>{"unheard/c"});
        QVERIFY(data.left_out.empty());
    }
    void a_voice_learns_nothing_from_recordings_alone() {
        Fixture f;
        f.folder.record("alone/a.wav");
        f.config.data.corpus = (f.folder / "alone").string();
        const auto refused = f.make();
        QVERIFY(!refused && refused.error().kind == ErrorKind::data);
        QVERIFY(test::contains(to_english(refused.error().what), "a.wav"));
    }
    void bad_rows_are_left_out_by_place() {
        const Fixture f;
        f.folder.write("train/metadata.csv", "file,text\none.wav,one\ntwo.wav\nthree.wav,three\n");
        const TrainingData data = f.make().value();
        QCOMPARE(texts_of(data.training), (std::set<std::string>{"one", "three"}));
        QCOMPARE(data.left_out.size(), std::size_t{1});
        QVERIFY(
            test::contains(to_english(data.left_out[0]), f.folder.place("train/metadata.csv", 3)));
    }
};

FORMANT_TEST(TestTrainingData)
#include "tst_training_data.moc"
