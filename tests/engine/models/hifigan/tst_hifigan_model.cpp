#include "engine/models/hifigan/hifigan_model.h"
#include "tests/engine/models/reached_parameters.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_hifigan_model {

using hifigan::HifiganForward;
using hifigan::HifiganModel;
using test::reaches;

HifiganConfig tiny() {
    HifiganConfig config;
    config.generator.upsample_initial_channel = 32;
    config.generator.resblock_kernel_sizes = {3};
    config.generator.resblock_dilation_sizes = {{1, 3, 5}};
    config.segment_frames = 8;
    return config;
}

Batch batch() {
    Batch batch;
    batch.sample_ids = at::arange(2, at::kLong);
    batch.features = {{Feature::mel, at::randn({2, 80, 20})},
                      {Feature::audio, at::rand({2, 20 * 256}) - 0.5}};
    batch.set_lengths({{.frames = 20}, {.frames = 12}}, {.frames = 20});
    return batch;
}

at::Tensor generated_from(HifiganModel& model, const Batch& batch) {
    CounterNoise noise(4, 4);
    const auto state = model.forward(batch, noise);
    return dynamic_cast<const HifiganForward&>(*state).generated;
}

class TestHifiganModel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(2); }

    void generates_a_hop_of_samples_per_frame() {
        HifiganModel model(tiny(), MelConfig{});
        const at::Tensor samples = model.generator().forward(at::randn({2, 80, 5}));
        const std::vector<std::int64_t> expected = {2, 1, 5 * 256};
        QCOMPARE(samples.sizes().vec(), expected);
        QVERIFY(samples.abs().max().item<double>() <= 1);
    }
    void audio_and_mel_segments_match() {
        HifiganModel model(tiny(), MelConfig{});
        const Batch whole = batch();
        CounterNoise noise(4, 4);
        const auto state = model.forward(whole, noise);
        const auto& forward = dynamic_cast<const HifiganForward&>(*state);
        CounterNoise again(4, 4);
        const double draw = again.uniform("segment", whole.sample_ids, 1, 1)[1].item<double>();
        const auto start = static_cast<std::int64_t>(draw * (12 - 8 + 1));
        QVERIFY(at::equal(forward.audio[1][0],
                          whole[Feature::audio][1].narrow(0, start * 256, 8 * 256)));
        QCOMPARE(forward.target_mel.size(2), std::int64_t(8));
        QCOMPARE(forward.generated.size(2), std::int64_t(8 * 256));
    }
    void a_clip_shorter_than_a_segment_ends_in_silence_in_any_batch() {
        HifiganModel model(tiny(), MelConfig{});
        Batch both = batch();
        both.set_lengths({{.frames = 20}, {.frames = 5}}, {.frames = 20});
        both[Feature::mel][1].narrow(1, 5, 15).zero_(); // as a batch is padded
        Batch alone;
        alone.sample_ids = both.sample_ids.narrow(0, 1, 1);
        alone.features = {
            {Feature::mel, both[Feature::mel].narrow(0, 1, 1).narrow(2, 0, 5)},
            {Feature::audio, both[Feature::audio].narrow(0, 1, 1).narrow(1, 0, 5 * 256)}};
        alone.set_lengths({{.frames = 5}}, {.frames = 5});
        const at::Tensor silence = at::full({80, 3}, std::log(1e-4));
        const at::Tensor padded_mel = at::cat({alone[Feature::mel][0], silence}, 1).unsqueeze(0);
        const at::Tensor expected = model.generator().forward(padded_mel);
        QVERIFY(at::allclose(generated_from(model, alone)[0], expected[0], 1e-4, 1e-5));
        QVERIFY(at::allclose(generated_from(model, both)[1], expected[0], 1e-4, 1e-5));
    }
    void each_phase_trains_only_its_own_networks() {
        HifiganModel model(tiny(), MelConfig{});
        QVERIFY(reaches(model, batch(), 0, "mpd.") && reaches(model, batch(), 0, "msd."));
        QVERIFY(!reaches(model, batch(), 0, "generator."));
        QVERIFY(reaches(model, batch(), 1, "generator."));
        QVERIFY(!reaches(model, batch(), 1, "mpd.") && !reaches(model, batch(), 1, "msd."));
    }
    void its_terms_are_means_over_samples() {
        const HifiganModel model(tiny(), MelConfig{});
        QCOMPARE(model.loss_counts(0, batch().lengths), std::vector<double>(2, 2));
        QCOMPARE(model.loss_counts(1, batch().lengths), std::vector<double>(5, 2));
    }
};

FORMANT_TEST(TestHifiganModel)

} // namespace tst_hifigan_model

#include "tst_hifigan_model.moc"
