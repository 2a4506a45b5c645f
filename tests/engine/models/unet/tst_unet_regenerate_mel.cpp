#include "tests/engine/models/unet/toy_batch.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_unet_regenerate_mel {

using unet::UnetModel;

struct Fixture {
    at::Tensor regenerate(double from, std::uint64_t seed = 1, const FlowOptions& options = {}) {
        return regenerate(batch, from, seed, options);
    }
    at::Tensor regenerate(const Batch& some, double from, std::uint64_t seed = 1,
                          const FlowOptions& options = {}) {
        CounterNoise noise(seed, 0);
        return model.regenerate_mel(some, noise, from, options);
    }
    /// Returns the mean distance to the recordings.
    double distance(const at::Tensor& mel) const {
        return ((mel - batch[Feature::mel]).abs().sum() / (80 * batch[Axis::frames].sum()))
            .item<double>();
    }

    UnetModel model = toy_model();
    Batch batch = toy_batch(3, 60);
};

class TestUnetRegenerateMel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(7); }

    void it_has_the_shape_of_the_recordings_and_zero_padding() {
        Fixture f;
        const at::Tensor mel = f.regenerate(0.5);
        QVERIFY(mel.sizes() == f.batch[Feature::mel].sizes());
        QVERIFY(at::isfinite(mel).all().item<bool>());
        const at::Tensor beyond = 1 - FrameMask(f.batch[Axis::frames], mel.size(2)).values();
        QVERIFY(beyond.sum().item<double>() > 0);
        QCOMPARE((mel * beyond).abs().max().item<double>(), 0.0);
        QVERIFY(!mel.requires_grad());
    }
    void the_later_the_flow_starts_the_closer_it_stays_to_the_recording() {
        Fixture f;
        const double all = f.distance(f.regenerate(0));
        const double half = f.distance(f.regenerate(0.5));
        const double late = f.distance(f.regenerate(0.95));
        qInfo("distance from 0, 0.5, 0.95: %.4f, %.4f, %.4f", all, half, late);
        QVERIFY(half < 0.7 * all);
        QVERIFY(late < 0.2 * half);
        QVERIFY(late > 0);
        QVERIFY(f.distance(f.regenerate(1)) < 1e-3);
    }
    void it_depends_on_the_seed_alone() {
        Fixture f;
        QVERIFY(at::equal(f.regenerate(0.5, 1), f.regenerate(0.5, 1)));
        QVERIFY(!at::equal(f.regenerate(0.5, 1), f.regenerate(0.5, 2)));
        FlowOptions without_noise;
        without_noise.temperature = 0;
        QVERIFY(
            at::equal(f.regenerate(0.5, 1, without_noise), f.regenerate(0.5, 2, without_noise)));
    }
    void splitting_and_padding_a_batch_have_no_effect() {
        Fixture f;
        const at::Tensor all = f.regenerate(0.5);
        for (std::int64_t i = 0; i < 3; ++i) {
            const std::int64_t frames = f.batch.lengths[static_cast<std::size_t>(i)].frames;
            const at::Tensor alone = f.regenerate(slice_of(f.batch, i, i + 1, /*extra=*/5), 0.5);
            const at::Tensor difference =
                alone[0].narrow(1, 0, frames) - all[i].narrow(1, 0, frames);
            QVERIFY(difference.abs().max().item<double>() < 1e-3);
        }
    }
    void it_depends_on_text_and_speaker() {
        Fixture f;
        Batch other_text = f.batch;
        other_text.features[Feature::tokens] = f.batch[Feature::tokens].flip(0).clamp_min(1);
        QVERIFY(!at::equal(f.regenerate(0.5), f.regenerate(other_text, 0.5)));
        UnetModel of_two = toy_model({}, 2);
        Batch other_speaker = f.batch;
        other_speaker.speakers = at::ones({3}, at::kLong);
        CounterNoise noise(1, 0), same(1, 0);
        QVERIFY(!at::equal(of_two.regenerate_mel(f.batch, noise, 0.5, {}),
                           of_two.regenerate_mel(other_speaker, same, 0.5, {})));
    }
    void shorter_steps_are_closer_to_the_exact_flow() {
        Fixture f;
        FlowOptions one_step, many_steps;
        one_step.solver_steps = 1;
        many_steps.solver_steps = 40;
        const at::Tensor coarse = f.regenerate(0.5, 1, one_step);
        const at::Tensor fine = f.regenerate(0.5, 1, many_steps);
        const at::Tensor usual = f.regenerate(0.5);
        const auto distance_between = [](const at::Tensor& a, const at::Tensor& b) {
            return (a - b).abs().mean().item<double>();
        };
        QVERIFY(distance_between(usual, fine) < distance_between(coarse, fine));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestUnetRegenerateMel)

} // namespace tst_unet_regenerate_mel

#include "tst_unet_regenerate_mel.moc"
