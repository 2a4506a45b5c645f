#include "engine/nn/convolution.h"
#include "engine/nn/frozen_parameters_guard.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_convolution {

at::Tensor parameter(Convolution& convolution, const std::string& name) {
    return convolution.named_parameters()[name];
}

bool close(const at::Tensor& a, const at::Tensor& b, double tolerance = 1e-5) {
    return a.sizes() == b.sizes() && (a - b).abs().max().item<double>() < tolerance;
}

at::Tensor largest_singular_value(const at::Tensor& weight) {
    return at::linalg_svdvals(weight.flatten(1))[0];
}

class TestConvolution : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(1); }

    void computes_what_pytorch_computes_with_its_weight() {
        const auto conv =
            convolution({.in = 6, .out = 4, .kernel = 3, .stride = 2, .padding = 1, .groups = 2},
                        WeightNorm::none);
        const at::Tensor x = at::randn({2, 6, 11});
        const at::Tensor expected =
            at::conv1d(x, parameter(*conv, "weight"), parameter(*conv, "bias"), 2, 1, 1, 2);
        QVERIFY(close(conv->forward(x), expected));
    }
    void weight_norm_does_not_change_the_initial_weight() {
        const auto conv = convolution(same_padding(3, 5, 7, 2), WeightNorm::weight);
        const at::Tensor x = at::randn({2, 3, 20});
        const at::Tensor expected =
            at::conv1d(x, parameter(*conv, "weight_v"), parameter(*conv, "bias"), 1, 6, 2);
        QVERIFY(close(conv->forward(x), expected));
    }
    void weight_g_is_the_norm_of_the_weight() {
        const auto conv = convolution({.in = 3, .out = 5, .bias = false}, WeightNorm::weight);
        const at::NoGradGuard no_gradients;
        parameter(*conv, "weight_g").fill_(2);
        const at::Tensor weight = conv->forward(at::eye(3).unsqueeze(0)).squeeze(0);
        const at::Tensor lengths = weight.norm(2, 1);
        QVERIFY(close(lengths, at::full_like(lengths, 2)));
    }
    void a_transposed_convolution_has_a_norm_for_each_input() {
        const auto conv = convolution(
            {.in = 4, .out = 2, .kernel = 16, .stride = 8, .padding = 4, .transposed = true},
            WeightNorm::weight);
        QCOMPARE(parameter(*conv, "weight_g").size(0), std::int64_t(4));
        const at::Tensor y = conv->forward(at::randn({1, 4, 5}));
        QCOMPARE(y.size(2), std::int64_t(40));
    }
    void each_row_is_convolved_separately() {
        const auto conv = convolution(
            {.in = 3, .out = 2, .kernel = 5, .stride = 3, .padding = 2, .is_per_row = true},
            WeightNorm::none);
        const at::Tensor weight = parameter(*conv, "weight");
        QCOMPARE(weight.sizes().vec(), (std::vector<std::int64_t>{2, 3, 5, 1}));
        const at::Tensor x = at::randn({1, 3, 4, 9}), y = conv->forward(x);
        for (std::int64_t row = 0; row < 4; ++row) {
            const at::Tensor expected =
                at::conv1d(x.select(2, row), weight.squeeze(3), parameter(*conv, "bias"), 3, 2);
            QVERIFY(close(y.select(2, row), expected));
        }
    }
    void spectral_norm_converges_to_a_largest_singular_value_of_one() {
        const auto conv = convolution({.in = 6, .out = 8, .bias = false}, WeightNorm::spectral);
        const at::Tensor one_of_each = at::eye(6).unsqueeze(0);
        for (int i = 0; i < 300; ++i)
            conv->forward(one_of_each);
        const at::Tensor weight = conv->forward(one_of_each).squeeze(0);
        const double largest = largest_singular_value(weight).item<double>();
        QVERIFY(std::abs(largest - 1) < 1e-3);
    }
    void spectral_norm_updates_its_vectors_in_training_only() {
        const auto conv = convolution({.in = 6, .out = 8}, WeightNorm::spectral);
        conv->eval();
        const at::Tensor before = conv->named_buffers()["weight_u"].clone();
        conv->forward(at::randn({1, 6, 3}));
        QVERIFY(at::equal(before, conv->named_buffers()["weight_u"]));
        conv->train();
        conv->forward(at::randn({1, 6, 3}));
        QVERIFY(!at::equal(before, conv->named_buffers()["weight_u"]));
    }
    void two_passes_through_spectral_norm_both_have_a_backward_pass() {
        const auto conv = convolution({.in = 6, .out = 8}, WeightNorm::spectral);
        const at::Tensor x = at::randn({1, 6, 3});
        (conv->forward(x).sum() + conv->forward(x).sum()).backward();
        QVERIFY(parameter(*conv, "weight_orig").grad().defined());
    }
    void forward_each_equals_separate_forward_passes() {
        const at::Tensor a = at::randn({2, 6, 11}), b = at::randn({1, 6, 7});
        for (const WeightNorm norm : {WeightNorm::none, WeightNorm::weight, WeightNorm::spectral}) {
            const auto make = [&] {
                at::manual_seed(4);
                return convolution(same_padding(6, 8, 3), norm);
            };
            const auto alone = make(), together = make();
            const at::Tensor of_a = alone->forward(a), of_b = alone->forward(b); // in this order
            const auto each = together->forward_each({a, b});
            QCOMPARE(each.size(), std::size_t{2});
            QVERIFY(at::equal(each[0], of_a) && at::equal(each[1], of_b));
            each[1].sum().backward();
            QVERIFY(parameter(*together, "bias").grad().defined());
        }
    }
    void frozen_parameters_pass_a_gradient_on_and_get_none() {
        const auto conv = convolution({.in = 3, .out = 3}, WeightNorm::weight);
        const at::Tensor x = at::randn({1, 3, 4}).set_requires_grad(true);
        at::Tensor y;
        {
            const FrozenParametersGuard guard(*conv);
            y = conv->forward(x);
        }
        y.sum().backward();
        QVERIFY(x.grad().defined());
        QVERIFY(!parameter(*conv, "weight_v").grad().defined());
        QVERIFY(parameter(*conv, "weight_v").requires_grad());
    }
};

FORMANT_TEST(TestConvolution)

} // namespace tst_convolution

#include "tst_convolution.moc"
