#include "engine/base/sha256.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/data/recorded_split.h"
#include "engine/session/data/training_data.h"
#include "engine/session/training/checkpoint_header.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace tst_training_data {

/// Provides recordings of words for training and validation.
struct Fixture {
    test::SmallCorpus folder;
    RunConfig config;

    std::string metadata = "file,text\n";

    Fixture() {
        add({"one", "two", "three", "four", "five", "six"});
        folder.write("train/profile.json", R"({"speaker": "Ann", "licence": "CC0-1.0"})");
        folder.record("valid/wavs/a.wav");
        folder.write("valid/metadata.csv", "a|seven\n");
        config.data.corpus = (folder / "train").string();
        qputenv("XDG_CACHE_HOME", (folder / "cache").c_str());
    }
    ~Fixture() { qunsetenv("XDG_CACHE_HOME"); }

    /// Adds recordings of words to the training corpus.
    void add(const std::vector<std::string>& words) {
        for (const std::string& word : words) {
            folder.record("train/" + word + ".wav");
            metadata += word + ".wav," + word + "\n";
        }
        folder.write("train/metadata.csv", metadata);
    }

    /// Sets an unknown language, which must not matter.
    void train_vocoder() {
        config.voice.model.name = "hifigan";
        config.voice.text.language = "xx-nope";
    }

    Result<TrainingData> make(SplitHistory history = {}) const {
        const auto text_reader = model_text_reader(config.voice).value();
        return make_training_data({config.data,
                                   config.voice,
                                   text_reader.get(),
                                   FORMANT_PROGRAM,
                                   {},
                                   false,
                                   false,
                                   std::move(history)},
                                  CancellationToken());
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

class TestTrainingData : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_validation_corpus_is_used_for_validation_only() {
        Fixture f;
        f.config.data.validation = (f.folder / "valid").string();
        const TrainingData data = f.make().value();
        QCOMPARE(data.training.size(), std::size_t{6});
        QCOMPARE(texts_of(data.validation), (std::set<std::string>{"seven"}));
    }
    void an_exact_share_is_split_off_and_the_sets_are_disjoint() {
        Fixture f;
        f.config.data.validation_share = 0.5;
        const TrainingData data = f.make().value();
        QCOMPARE(data.training.size(), std::size_t{3});
        QCOMPARE(data.validation.size(), std::size_t{3});
        for (const TrainingClip& clip : data.validation)
            QVERIFY(!texts_of(data.training).contains(clip.text));
        f.config.data.validation_share = 0.999999;
        QCOMPARE(f.make()->training.size(), std::size_t{1}); // never none
    }
    void a_resumed_run_keeps_its_split_when_recordings_were_added() {
        Fixture f;
        f.config.data.validation_share = 0.5;
        const TrainingData before = f.make().value();
        const StateTree checkpoint = make_checkpoint_header(f.config, before);
        f.add({"seven", "eight", "nine", "ten"});
        const TrainingData after = f.make(split_history_of(&checkpoint)).value();
        QCOMPARE(texts_of(after.validation), texts_of(before.validation));
        QCOMPARE(after.training.size(), std::size_t{7});
        const StateTree later = make_checkpoint_header(f.config, after);
        QCOMPARE(texts_of(f.make(split_history_of(&later))->validation),
                 texts_of(before.validation));
    }
    void a_run_of_an_earlier_version_keeps_its_split() {
        Fixture f;
        f.config.data.validation_share = 0.4;
        std::set<std::string> below; // the rule of that version
        for (const std::string word : {"one", "two", "three", "four", "five", "six"})
            if (std::stoul(sha256("validation train/" + word).substr(0, 8), nullptr, 16) <
                0.4 * 0x1p32)
                below.insert(word);
        StateTree::Map earlier = make_checkpoint_header(f.config, f.make().value()).map();
        earlier.erase("validation_split");
        const StateTree checkpoint(std::move(earlier));
        const TrainingData resumed = f.make(split_history_of(&checkpoint)).value();
        QCOMPARE(texts_of(resumed.validation), below);
        const StateTree later = make_checkpoint_header(f.config, resumed);
        QCOMPARE(texts_of(f.make(split_history_of(&later))->validation), below);
    }
    void a_split_that_leaves_nothing_to_train_on_is_reported() {
        Fixture f;
        f.config.data.validation_share = 0.999999;
        const auto data = f.make({SplitHistory::Kind::unrecorded, {}});
        QVERIFY(!data);
        QVERIFY(test::contains(to_english(data.error().what), "puts all recordings"));
    }
    void speaker_and_license_reach_the_checkpoints() {
        Fixture f;
        const StateTree header = make_checkpoint_header(f.config, f.make().value());
        const StateTree provenance = header.subtree("provenance").value();
        QCOMPARE(provenance.get<std::string>("speaker").value(), std::string("Ann"));
        QCOMPARE(provenance.get<std::string>("licence").value(), std::string("CC0-1.0"));
    }
    void a_corpus_without_speakers_has_the_speaker_of_its_profile() {
        const Fixture f;
        const TrainingData data = f.make().value();
        QCOMPARE(data.speakers.names(), std::vector<std::string>{"Ann"});
        QCOMPARE(speakers_of(data.training), (std::multiset<std::int64_t>{0, 0, 0, 0, 0, 0}));
    }
    void recordings_without_a_speaker_get_the_speaker_of_the_profile() {
        const Fixture f;
        f.folder.write("train/metadata.csv",
                       "file,text,speaker\none.wav,one,Bea\ntwo.wav,two,\nthree.wav,three,Bea\n");
        const TrainingData data = f.make().value();
        QCOMPARE(data.speakers.names(), (std::vector<std::string>{"Ann", "Bea"}));
        for (const TrainingClip& clip : data.training)
            QCOMPARE(clip.speaker, clip.text == "two" ? 0 : 1);
    }
    void a_speaker_without_a_readable_recording_is_dropped() {
        const Fixture f;
        f.folder.write("train/metadata.csv",
                       "file,text,speaker\none.wav,one,Bea\nmissing.wav,two,Carla\n");
        QCOMPARE(f.make()->speakers.names(), std::vector<std::string>{"Bea"});
    }
    void a_speaker_without_a_text_to_speak_is_dropped() {
        const Fixture f;
        f.folder.write("train/metadata.csv",
                       "file,text,speaker\none.wav,one,Bea\ntwo.wav,...,Carla\n");
        const TrainingData data = f.make().value();
        QCOMPARE(data.speakers.names(), std::vector<std::string>{"Bea"});
        QCOMPARE(data.excluded.size(), std::size_t{1});
        QVERIFY(test::contains(to_english(data.excluded[0]), "two.wav"));
    }
    void a_speaker_in_the_validation_set_only_is_excluded_by_name() {
        Fixture f;
        f.folder.write("train/metadata.csv",
                       "file,text,speaker\none.wav,one,Bea\ntwo.wav,two,Carla\n");
        f.folder.write("valid/metadata.csv", "file,text,speaker\nwavs/a.wav,seven,Dora\n");
        f.config.data.validation = (f.folder / "valid").string();
        const TrainingData data = f.make().value();
        QVERIFY(data.validation.empty());
        QVERIFY(test::contains(to_english(data.excluded.at(0)), "speaker Dora"));
    }
    void a_recording_without_text_is_excluded_by_name() {
        Fixture f;
        f.folder.record("train/silence.wav");
        f.folder.write("train/metadata.csv", "file,text\none.wav,one\nsilence.wav,\n");
        const TrainingData data = f.make().value();
        QCOMPARE(data.training.size(), std::size_t{1});
        QCOMPARE(data.excluded.size(), std::size_t{1});
        QVERIFY(test::contains(to_english(data.excluded[0]), "silence.wav"));
    }
    void a_vocoder_trains_on_recordings_with_and_without_a_text() {
        Fixture f;
        f.train_vocoder();
        f.folder.write("train/metadata.csv", "file,text\none.wav,one\ntwo.wav,\nthree.wav,...\n");
        const TrainingData data = f.make().value();
        QCOMPARE(ids_of(data.training),
                 (std::vector<std::string>{"train/one", "train/two", "train/three"}));
        QVERIFY(data.excluded.empty());
        for (const TrainingClip& clip : data.training)
            QVERIFY(clip.tokens.empty()); // no text is processed, even where there is one
    }
    void a_vocoder_trains_on_a_folder_without_metadata() {
        Fixture f;
        f.train_vocoder();
        f.folder.record("alone/a.wav");
        f.folder.record("alone/more/b.wav");
        f.folder.record("validation/c.wav");
        f.config.data.corpus = (f.folder / "alone").string();
        f.config.data.validation = (f.folder / "validation").string();
        const TrainingData data = f.make().value();
        QCOMPARE(ids_of(data.training), (std::vector<std::string>{"alone/a", "more/b"}));
        QCOMPARE(ids_of(data.validation), std::vector<std::string>{"validation/c"});
        QVERIFY(data.excluded.empty());
    }
    void a_voice_cannot_train_on_a_folder_without_metadata() {
        Fixture f;
        f.folder.record("alone/a.wav");
        f.config.data.corpus = (f.folder / "alone").string();
        const auto refused = f.make();
        QVERIFY(!refused && refused.error().kind == ErrorKind::data);
        QVERIFY(test::contains(to_english(refused.error().what), "a.wav"));
    }
    void bad_rows_are_skipped_with_their_position() {
        const Fixture f;
        f.folder.write("train/metadata.csv", "file,text\none.wav,one\ntwo.wav\nthree.wav,three\n");
        const TrainingData data = f.make().value();
        QCOMPARE(texts_of(data.training), (std::set<std::string>{"one", "three"}));
        QCOMPARE(data.excluded.size(), std::size_t{1});
        QVERIFY(
            test::contains(to_english(data.excluded[0]), f.folder.place("train/metadata.csv", 3)));
    }
};

FORMANT_TEST(TestTrainingData)

} // namespace tst_training_data

#include "tst_training_data.moc"
