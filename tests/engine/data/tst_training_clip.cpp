#include "engine/base/sha256.h"
#include "engine/data/training_clip.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

std::set<std::string> kept_for_validation(double share) {
    std::set<std::string> kept;
    for (int i = 0; i < 10'000; ++i)
        if (const std::string id = "wavs/LJ" + std::to_string(i); in_validation_split(id, share))
            kept.insert(id);
    return kept;
}

} // namespace

class TestTrainingClip : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void about_the_requested_share_is_in_the_split() {
        // Four standard deviations of the binomial distribution: 4 sqrt(10,000 * 0.1 * 0.9) = 120.
        const auto kept = static_cast<double>(kept_for_validation(0.1).size());
        QVERIFY2(std::abs(kept - 1000) < 120, std::to_string(kept).c_str());
        QVERIFY(kept_for_validation(0).empty());
    }
    void a_larger_share_contains_a_smaller_one() {
        const auto few = kept_for_validation(0.05), more = kept_for_validation(0.1);
        QVERIFY(std::includes(more.begin(), more.end(), few.begin(), few.end()));
    }
    void the_fingerprint_distinguishes_contents_and_texts() {
        const TrainingClip clip{at::zeros({1}), {}, "one", "c0ffee"};
        TrainingClip other_text = clip, other_sound = clip, other_speaker = clip;
        other_speaker.speaker = 1;
        other_text.text = "two";
        other_sound.content = "decaf";
        QVERIFY(corpus_fingerprint({clip}) == corpus_fingerprint({clip}));
        QVERIFY(corpus_fingerprint({clip}) != corpus_fingerprint({other_text}));
        QVERIFY(corpus_fingerprint({clip}) != corpus_fingerprint({other_sound}));
        QVERIFY(corpus_fingerprint({clip}) != corpus_fingerprint({other_speaker}));
    }
    void without_texts_the_fingerprint_is_that_of_the_audio() {
        const TrainingClip clip{at::zeros({1}), {}, "", "c0ffee"};
        TrainingClip with_text = clip, other_sound = clip;
        with_text.text = "one";
        other_sound.content = "decaf";
        FeatureNeeds sound_alone;
        sound_alone.texts = false;
        QCOMPARE(corpus_fingerprint({with_text}, sound_alone),
                 corpus_fingerprint({clip}, sound_alone));
        QVERIFY(corpus_fingerprint({other_sound}, sound_alone) !=
                corpus_fingerprint({clip}, sound_alone));
    }
    void a_single_speaker_keeps_the_fingerprint_of_earlier_checkpoints() {
        QCOMPARE(corpus_fingerprint({{at::zeros({1}), {}, "one", "c0ffee"}}),
                 sha256("c0ffee one\n"));
    }
};

FORMANT_TEST(TestTrainingClip)
#include "tst_training_clip.moc"
