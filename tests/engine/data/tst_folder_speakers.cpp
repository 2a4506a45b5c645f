#include "engine/data/folder_speakers.h"
#include "engine/data/speaker_table.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_folder_speakers {

using test::SmallCorpus;

using Names = std::vector<std::string>;

/// Returns the speakers of the recordings, in their order, if each folder is a speaker.
Names speakers_in(const SmallCorpus& folder, const std::string& below = "") {
    CorpusRequest request{folder / below};
    request.folders_are_speakers = true;
    const Corpus corpus = read_corpus(request, CancellationToken()).value();
    Names names;
    for (const Utterance& utterance : corpus.utterances)
        names.push_back(utterance.speaker);
    return names;
}

/// Provides a corpus of recordings with transcripts.
struct Recordings : SmallCorpus {
    explicit Recordings(const Names& names) {
        for (const std::string& name : names) {
            record(name + ".wav");
            write(name + ".txt", "one");
        }
    }
};

class TestFolderSpeakers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_folder_is_a_speaker() {
        QCOMPARE(speakers_in(Recordings({"ana/a", "ana/b", "bea/a"})),
                 (Names{"ana", "ana", "bea"}));
    }
    void common_folders_above_and_chapters_below_are_no_speakers() {
        QCOMPARE(speakers_in(Recordings({"wavs/ana/one/a", "wavs/ana/two/a", "wavs/bea/a"})),
                 (Names{"ana", "ana", "bea"}));
    }
    void a_single_folder_is_the_only_speaker() {
        QCOMPARE(speakers_in(Recordings({"wavs/ana/a", "wavs/ana/b"})), (Names{"ana", "ana"}));
        QCOMPARE(speakers_in(Recordings({"ana/a"}), "ana"), (Names{"ana"}));
    }
    void speakers_that_the_corpus_names_stay() {
        const SmallCorpus folder;
        folder.record("ana/a.wav");
        folder.record("bea/b.wav");
        folder.write("metadata.jsonl", R"({"file": "ana/a.wav", "text": "one", "speaker": "carla"})"
                                       "\n"
                                       R"({"file": "bea/b.wav", "text": "two"})");
        QCOMPARE(speakers_in(folder), (Names{"carla", "bea"}));
        QVERIFY(possible_folder_speakers(folder.read()).empty());
    }
    void folders_that_may_be_speakers_are_listed_until_they_are_used() {
        QCOMPARE(possible_folder_speakers(Recordings({"ana/a", "bea/a", "ana/b"}).read()),
                 (Names{"ana", "bea"}));
        QVERIFY(possible_folder_speakers(Recordings({"ana/a", "ana/b"}).read()).empty());
        const Recordings folder({"ana/a", "bea/a"});
        CorpusRequest request{folder.path()};
        request.folders_are_speakers = true;
        const Corpus named = read_corpus(request, CancellationToken()).value();
        QCOMPARE(possible_folder_speakers(named), (Names{"ana", "bea"})); // can be undone
        QCOMPARE(speakers_of(named).names(), (Names{"ana", "bea"}));
    }
};

FORMANT_TEST(TestFolderSpeakers)

} // namespace tst_folder_speakers

#include "tst_folder_speakers.moc"
