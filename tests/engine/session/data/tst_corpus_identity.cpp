#include "engine/base/atomic_file.h"
#include "engine/base/sha256.h"
#include "engine/session/data/corpus_identity.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_corpus_identity {

/// A corpus whose recordings contain the numbers from `first` on.
TrainingData corpus(int first, int count) {
    TrainingData data;
    for (int i = first; i < first + count; ++i) {
        TrainingClip clip;
        clip.content = sha256(std::to_string(i));
        (i % 5 == 0 ? data.validation : data.training).push_back(clip);
    }
    return data;
}

bool is_another(const TrainingData& before, const TrainingData& now) {
    return is_another_corpus(recording_ids(before), recording_ids(now));
}

Utterances files(const test::TemporaryFolder& folder, int first, int count) {
    Utterances utterances;
    for (int i = first; i < first + count; ++i) {
        const Path file = folder / (std::to_string(i) + ".wav");
        test::throw_on_error(write_file_atomically(file, std::to_string(i)));
        utterances.emplace_back().file = file;
    }
    return utterances;
}

class TestCorpusIdentity : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void added_and_removed_recordings_leave_a_corpus_the_same() {
        QVERIFY(!is_another(corpus(0, 100), corpus(0, 100)));
        QVERIFY(!is_another(corpus(0, 100), corpus(0, 5)));    // most removed
        QVERIFY(!is_another(corpus(0, 5), corpus(0, 100)));    // many added
        QVERIFY(!is_another(corpus(0, 100), corpus(80, 100))); // a fifth kept
    }
    void a_corpus_that_shares_few_recordings_is_another() {
        QVERIFY(is_another(corpus(0, 100), corpus(200, 100)));
        QVERIFY(is_another(corpus(0, 100), corpus(95, 100)));
        QVERIFY(is_another(corpus(0, 1), corpus(1, 1)));
    }
    void an_unknown_corpus_is_not_another() {
        QVERIFY(!is_another(TrainingData(), corpus(0, 9)));
        QVERIFY(!is_another(corpus(0, 9), TrainingData()));
        TrainingData unknown;
        unknown.training.resize(3); // without contents
        QVERIFY(recording_ids(unknown).empty());
    }
    void a_checkpoint_keeps_the_ids() {
        StateTree header;
        QVERIFY(saved_recordings(header).empty()); // of an earlier version
        const RecordingIds ids = recording_ids(corpus(0, 20));
        QCOMPARE(ids.size(), std::size_t{20});
        record_recordings(header, ids);
        QVERIFY(saved_recordings(header) == ids);
        header["recordings"] = "damaged";
        QVERIFY(saved_recordings(header).empty());
    }
    void files_are_compared_before_they_are_decoded() {
        const test::TemporaryFolder folder;
        const RecordingIds before = recording_ids(corpus(0, 20));
        const auto now = [&](int first) {
            return is_another_corpus(before, files(folder, first, 20), std::chrono::seconds(60));
        };
        QCOMPARE(now(10), std::optional(false));
        QCOMPARE(now(50), std::optional(true));
        Utterances missing(3);
        for (Utterance& utterance : missing)
            utterance.file = folder / "missing.wav";
        QCOMPARE(is_another_corpus(before, missing, std::chrono::seconds(60)), std::nullopt);
        QCOMPARE(is_another_corpus({}, files(folder, 0, 3), std::chrono::seconds(60)),
                 std::nullopt);
        QCOMPARE(is_another_corpus(before, files(folder, 0, 3), std::chrono::milliseconds(-1)),
                 std::nullopt);
    }
};

FORMANT_TEST(TestCorpusIdentity)

} // namespace tst_corpus_identity

#include "tst_corpus_identity.moc"
