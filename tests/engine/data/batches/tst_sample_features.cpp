#include "engine/audio/log_mel.h"
#include "engine/data/batches/sample_features.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_sample_features {

FeatureNeeds of_vits() {
    return {{}, {Feature::tokens, Feature::spectrum, Feature::audio}};
}

at::Tensor sound(std::int64_t samples) {
    return test::voiced_second().samples.narrow(0, 0, samples);
}

class TestSampleFeatures : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_model_gets_what_it_needs_and_nothing_else() {
        const auto features_for = [](const FeatureNeeds& needs) {
            std::set<Feature> features;
            for (const auto& [feature, values] : SampleFeatures(needs)(sound(4000)).features)
                features.insert(feature);
            return features;
        };
        using Features = std::set<Feature>;
        QCOMPARE(features_for({}), Features{Feature::mel});
        QCOMPARE(features_for({{}, {Feature::audio}}), Features{Feature::audio});
        QCOMPARE(features_for(of_vits()), (Features{Feature::spectrum, Feature::audio}));
    }
    void the_number_of_frames_is_as_announced() {
        for (const std::int64_t samples : {400, 511, 512, 513, 4000, 4096})
            for (const FeatureNeeds& needs : {FeatureNeeds{}, of_vits()})
                QCOMPARE(SampleFeatures(needs)(sound(samples)).length.frames,
                         frames_of(needs, samples));
    }
    void upstream_frames_have_a_hop_of_audio_each() {
        const Sample sample = SampleFeatures(of_vits())(sound(4000));
        QCOMPARE(sample.length.frames, std::int64_t{15});
        QVERIFY(at::equal(sample.features.at(Feature::audio), sound(15 * 256)));
    }
    /// Every frame covers the audio around its hop, also the last one.
    void an_odd_hop_has_as_many_frames_as_hops() {
        FeatureNeeds needs = of_vits();
        needs.mel.hop_length = 255;
        const at::Tensor whole = sound(16 * 255);
        const Sample sample = SampleFeatures(needs)(whole);
        QCOMPARE(sample.length.frames, std::int64_t{16});
        const std::int64_t before = (1024 - 255) / 2, behind = 1024 - 255 - before;
        const at::Tensor mirrored =
            at::cat({whole.slice(0, 1, before + 1).flip(0), whole,
                     whole.slice(0, whole.size(0) - 1 - behind, whole.size(0) - 1).flip(0)});
        const at::Tensor last = mirrored.slice(0, 15 * 255) * at::hann_window(1024);
        const at::Tensor expected = (at::fft_rfft(last).abs().square() + 1e-6).sqrt();
        QVERIFY(at::allclose(sample.features.at(Feature::spectrum).select(1, 15), expected, 1e-4,
                             1e-4));
    }
    void audio_too_short_for_reflection_padding_ends_in_silence() {
        const Sample sample = SampleFeatures(of_vits())(sound(100));
        QCOMPARE(sample.length.frames, std::int64_t{1});
        QVERIFY(at::equal(sample.features.at(Feature::audio).narrow(0, 0, 100), sound(100)));
        QCOMPARE(sample.features.at(Feature::audio).narrow(0, 100, 156).abs().max().item<float>(),
                 0.F);
    }
    /// A click in the middle of frame 5 is in the middle of the hop of audio of that frame.
    void centered_frames_are_in_the_middle_of_their_hop_of_audio() {
        at::Tensor click = at::zeros({4000});
        click[5 * 256] = 1;
        const Sample sample = SampleFeatures({{}, {Feature::mel, Feature::audio}})(click);
        QCOMPARE(sample.features.at(Feature::audio).size(0),
                 sample.features.at(Feature::mel).size(1) * 256);
        QCOMPARE(sample.features.at(Feature::mel).sum(0).argmax().item<std::int64_t>(),
                 std::int64_t{5});
        QCOMPARE(sample.features.at(Feature::audio).argmax().item<std::int64_t>(),
                 std::int64_t{5 * 256 + 128});
    }
};

FORMANT_TEST(TestSampleFeatures)

} // namespace tst_sample_features

#include "tst_sample_features.moc"
