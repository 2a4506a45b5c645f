#include "engine/nn/dropout.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_dropout {

constexpr double rate = 0.3;

at::Tensor ids(std::int64_t first, std::int64_t last) {
    return at::arange(first, last, at::kLong);
}

double share_of_zeros(const at::Tensor& x) {
    return (x == 0).to(at::kDouble).mean().item<double>();
}

/// Returns what is left of ones [B, 40, time] for the samples.
at::Tensor dropped(const at::Tensor& sample_ids, std::int64_t time = 100) {
    CounterNoise noise(1, 5);
    const Dropout dropout(noise, sample_ids, "dropout");
    return dropout("layer", at::ones({sample_ids.size(0), 40, time}), rate);
}

at::Tensor dropped_weights(const at::Tensor& sample_ids, std::int64_t time) {
    CounterNoise noise(1, 5);
    const Dropout dropout(noise, sample_ids, "dropout");
    return dropout.apply_to_attention("weights", at::ones({sample_ids.size(0), 2, time, time}),
                                      rate);
}

class TestDropout : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_rate_is_the_share_of_zeros_and_the_mean_stays() {
        const at::Tensor x = dropped(ids(0, 8)); // 32,000 values: standard error 0.003
        QVERIFY(std::abs(share_of_zeros(x) - rate) < 0.012);
        QVERIFY(std::abs(x.mean().item<double>() - 1) < 0.02);
        QVERIFY(at::allclose(x.max(), at::tensor(1 / (1 - rate), at::kFloat)));
    }
    void slices_of_a_batch_and_padding_have_the_same_masks() {
        const at::Tensor whole = dropped(ids(0, 8));
        QVERIFY(at::equal(dropped(ids(5, 7)), whole.narrow(0, 5, 2)));
        QVERIFY(at::equal(dropped(ids(0, 8), 60), whole.narrow(2, 0, 60)));
    }
    void masks_of_attention_do_not_depend_on_the_padding_either() {
        const at::Tensor whole = dropped_weights(ids(0, 4), 30);
        QVERIFY(std::abs(share_of_zeros(whole) - rate) < 0.03);
        QVERIFY(at::equal(dropped_weights(ids(2, 4), 20),
                          whole.narrow(0, 2, 2).narrow(2, 0, 20).narrow(3, 0, 20)));
        QVERIFY(!at::equal(whole.select(1, 0), whole.select(1, 1))); // heads differ
    }
    void parts_and_draws_have_masks_of_their_own() {
        CounterNoise noise(1, 5);
        const Dropout dropout(noise, ids(0, 4), "dropout");
        const at::Tensor x = at::ones({4, 8, 50});
        const at::Tensor first = dropout("a", x, rate);
        QVERIFY(at::equal(first, dropout("a", x, rate)));
        QVERIFY(!at::equal(first, dropout("b", x, rate)));
        QVERIFY(!at::equal(first, dropout.scoped("part")("a", x, rate)));
    }
    void inference_and_a_rate_of_zero_change_nothing_and_draw_nothing() {
        RecordedNoise none({});
        const at::Tensor x = at::ones({2, 3, 4}), weights = at::ones({2, 2, 3, 3});
        QVERIFY(Dropout()("a", x, rate).is_same(x));
        QVERIFY(Dropout().scoped("part").apply_to_attention("a", weights, rate).is_same(weights));
        QVERIFY(Dropout(none, ids(0, 2), "dropout")("a", x, 0).is_same(x));
    }
    void gradients_are_those_of_the_elements_that_stay() {
        CounterNoise noise(1, 5);
        const at::Tensor x = at::full({2, 4, 30}, 3.0F).requires_grad_();
        const at::Tensor y = Dropout(noise, ids(0, 2), "dropout")("a", x, rate);
        y.sum().backward();
        QVERIFY(at::allclose(x.grad() * 3, y));
    }
    void half_precision_stays_half_precision() {
        CounterNoise noise(1, 5);
        const at::Tensor x = at::ones({2, 3, 40}, at::kBFloat16);
        const at::Tensor y = Dropout(noise, ids(0, 2), "dropout")("a", x, rate);
        QCOMPARE(y.scalar_type(), at::kBFloat16);
        QVERIFY(share_of_zeros(y) > 0);
    }
};

FORMANT_TEST(TestDropout)

} // namespace tst_dropout

#include "tst_dropout.moc"
