#include "engine/data/batches/sample_length.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_sample_length {

class TestSampleLength : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void frames_match_the_duration_of_the_audio() {
        MelConfig mel;
        mel.sample_rate_hz = 16000;
        mel.hop_length = 160;
        QCOMPARE(length_of_speech({mel}, 2.5).frames, 250);
        QVERIFY(length_of_speech({mel}, 2.5).tokens < 250);
        QCOMPARE(length_of_speech({mel}, 2.5).steps(), 250);
    }
    void the_shortest_is_still_a_sample() {
        const SampleLength least = length_of_speech(FeatureNeeds(), 0);
        QVERIFY(least.tokens >= 2 && least.frames > least.tokens);
    }
    void speech_as_audio_tokens_fits_into_the_model() {
        const FeatureNeeds needs = {
            MelConfig(),
            {Feature::tokens, Feature::codes, Feature::conditioning},
            {.max_text = 60, .max_codes = 200, .conditioning_length = 32, .codes_per_s = 50}};
        QVERIFY((length_of_speech(needs, 2) ==
                 SampleLength{.tokens = 28, .codes = 100, .conditioning = 32}));
        QVERIFY((length_of_speech(needs, 60) ==
                 SampleLength{.tokens = 60, .codes = 200, .conditioning = 32}));
        QCOMPARE(length_of_speech(needs, 2).steps(), 160);
    }
    void each_axis_has_a_length_of_its_own() {
        const BatchLengths lengths = {{.frames = 10, .tokens = 3, .codes = 5},
                                      {.frames = 7, .tokens = 4, .conditioning = 9}};
        QCOMPARE(total_length(lengths, Axis::frames), 17.0);
        QCOMPARE(total_length(lengths, Axis::tokens), 7.0);
        QCOMPARE(total_length(lengths, Axis::codes), 5.0);
        QCOMPARE(total_length(lengths, Axis::conditioning), 9.0);
        QVERIFY((longest_of(lengths) == SampleLength{10, 4, 5, 9}));
    }
};

FORMANT_TEST(TestSampleLength)

} // namespace tst_sample_length

#include "tst_sample_length.moc"
