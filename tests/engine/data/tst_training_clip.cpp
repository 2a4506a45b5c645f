#include "engine/base/sha256.h"
#include "engine/data/training_clip.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_training_clip {

class TestTrainingClip : public QObject {
    Q_OBJECT
  private Q_SLOTS:
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
        sound_alone.features = {Feature::audio};
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

} // namespace tst_training_clip

#include "tst_training_clip.moc"
