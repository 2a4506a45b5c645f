#include "engine/synth/joined_sentences.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_joined_sentences {

class TestJoinedSentences : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_single_sentence_is_unchanged() {
        const AudioClip clip{at::rand({100}), 16000};
        const AudioClip joined = join_sentences({clip}, 250);
        QVERIFY(at::equal(joined.samples, clip.samples));
        QCOMPARE(joined.sample_rate_hz, std::int64_t{16000});
    }
    void sentences_are_separated_by_a_pause() {
        const at::Tensor a = at::rand({100}), b = at::rand({50}), c = at::rand({1});
        const AudioClip joined = join_sentences({{a, 1000}, {b, 1000}, {c, 1000}}, 20);
        const at::Tensor pause = at::zeros({20});
        QVERIFY(at::equal(joined.samples, at::cat({a, pause, b, pause, c})));
    }
    void without_a_pause_sentences_are_adjacent() {
        const AudioClip joined = join_sentences({{at::ones({3}), 8000}, {at::ones({2}), 8000}}, 0);
        QVERIFY(at::equal(joined.samples, at::ones({5})));
    }
};

FORMANT_TEST(TestJoinedSentences)

} // namespace tst_joined_sentences

#include "tst_joined_sentences.moc"
