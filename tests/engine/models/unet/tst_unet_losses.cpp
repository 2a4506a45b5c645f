#include "engine/models/unet/unet_losses.h"
#include "tests/engine/models/unet/toy_batch.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;
using namespace formant::test;

namespace tst_unet_losses {

/// A forward pass that got everything right, for a batch of 2 with padding.
struct Perfect {
    Batch batch = toy_batch(2, 20);
    unet::UnetForward state;

    Perfect() {
        state.mel = at::randn({2, 80, 20}) * FrameMask(batch[Axis::frames], 20).values();
        state.aligned_mean = state.mel.clone();
        state.velocity = at::randn({2, 80, 20});
        state.velocity_target = state.velocity.clone();
        state.durations = at::full(batch[Feature::tokens].sizes(), 3, at::kLong);
        state.log_durations = state.durations.to(at::kFloat).log();
        state.style = {at::zeros({2, 16}), at::zeros({2, 16})};
    }
    double sum(const std::string& term) const {
        for (const LossSum& loss : unet::loss_sums(state, batch))
            if (loss.term == term)
                return loss.sum.item<double>();
        return std::nan("");
    }
    double count(std::size_t term) const { return unet::loss_counts(batch.lengths, 80, 16)[term]; }
};

bool close(double value, double expected) {
    return std::abs(value - expected) <= 1e-5 * std::max(1.0, std::abs(expected));
}

class TestUnetLosses : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_perfect_forward_pass_leaves_the_constant_of_the_prior_only() {
        const Perfect perfect;
        QCOMPARE(perfect.sum("recon"), 0.0);
        QCOMPARE(perfect.sum("duration"), 0.0);
        QCOMPARE(perfect.sum("kl"), 0.0);
        QVERIFY(close(perfect.sum("prior") / perfect.count(1), 0.9189385)); // 0.5 log(2 pi)
    }
    void counts_are_real_elements() {
        const Perfect perfect;
        const double frames = perfect.batch[Axis::frames].sum().item<double>();
        QCOMPARE(perfect.count(0), frames * 80);
        QCOMPARE(perfect.count(1), frames * 80);
        QCOMPARE(perfect.count(2), perfect.batch[Axis::tokens].sum().item<double>());
        QCOMPARE(perfect.count(3), 2.0 * 16);
    }
    void an_error_of_e_in_every_duration_costs_one_a_token() {
        Perfect perfect;
        perfect.state.log_durations = perfect.state.log_durations + 1;
        QVERIFY(close(perfect.sum("duration") / perfect.count(2), 1));
    }
    void an_error_of_two_everywhere_costs_four_in_the_flow_and_two_in_the_prior() {
        Perfect perfect;
        const at::Tensor mask = FrameMask(perfect.batch[Axis::frames], 20).values();
        perfect.state.velocity = perfect.state.velocity + 2 * mask;
        perfect.state.aligned_mean = perfect.state.aligned_mean - 2 * mask;
        QVERIFY(close(perfect.sum("recon") / perfect.count(0), 4));
        QVERIFY(close(perfect.sum("prior") / perfect.count(1), 2 + 0.9189385));
    }
    void divergence_of_a_known_normal_distribution() {
        Perfect perfect;
        perfect.state.style.mean.fill_(1);
        perfect.state.style.log_variance.fill_(std::log(4.0));
        QVERIFY(close(perfect.sum("kl") / perfect.count(3), 0.5 * (1 + 4 - 1 - std::log(4.0))));
    }
    void weights_come_from_the_configuration() {
        UnetConfig config;
        config.duration_weight = 0.25;
        const auto terms = unet::loss_terms(config);
        QCOMPARE(terms.size(), std::size_t{4});
        QCOMPARE(terms[2].name, std::string("duration"));
        QCOMPARE(terms[2].weight, 0.25);
    }
};

FORMANT_TEST(TestUnetLosses)

} // namespace tst_unet_losses

#include "tst_unet_losses.moc"
