#include "engine/nn/recompute.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <ATen/autocast_mode.h>
#include <QtTest/QtTest>
#include <torch/nn/modules/linear.h>

using namespace formant;

namespace {

struct Gradients {
    at::Tensor loss;
    std::vector<at::Tensor> of; ///< input, weight, bias
};

struct Layer {
    torch::nn::Linear linear{8, 8};
    at::Tensor input = at::arange(32, at::kFloat).view({4, 8}) / 16 - 1;
    int computed = 0;

    Gradients run(bool recomputed, bool input_wants_gradient, double dropout = 0) {
        linear->zero_grad();
        const at::Tensor x = input.clone().requires_grad_(input_wants_gradient);
        const auto compute = [&](const std::vector<at::Tensor>& inputs) {
            ++computed;
            return at::dropout(linear->forward(inputs[0]).tanh(), dropout, true);
        };
        at::manual_seed(7);
        const at::Tensor y =
            recomputed ? recompute(compute, {x}, linear->parameters()) : compute({x});
        at::rand({5}); // others draw meanwhile
        const at::Tensor loss = y.square().sum();
        loss.backward();
        return {loss.detach(), {x.grad(), linear->weight.grad(), linear->bias.grad()}};
    }
};

bool same(const Gradients& a, const Gradients& b) {
    for (std::size_t i = 0; i < a.of.size(); ++i)
        if (a.of[i].defined() != b.of[i].defined() ||
            (a.of[i].defined() && !at::equal(a.of[i], b.of[i])))
            return false;
    return at::equal(a.loss, b.loss);
}

} // namespace

class TestRecompute : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void result_and_gradients_are_the_same_to_the_bit() {
        Layer layer;
        const Gradients plain = layer.run(false, true);
        QCOMPARE(layer.computed, 1);
        QVERIFY(same(plain, layer.run(true, true)));
        QCOMPARE(layer.computed, 3); // once forward, once again
    }
    void an_input_without_gradient_does_not_cut_off_the_weights() {
        Layer layer;
        QVERIFY(same(layer.run(false, false), layer.run(true, false)));
    }
    void dropout_drops_the_same_again() {
        Layer layer;
        QVERIFY(same(layer.run(false, true, 0.5), layer.run(true, true, 0.5)));
    }
    void mixed_precision_is_the_same_again() {
        Layer layer;
        const auto mixed = [&](bool recomputed) {
            at::autocast::increment_nesting();
            at::autocast::set_autocast_enabled(at::kCPU, true);
            at::autocast::set_autocast_dtype(at::kCPU, at::kBFloat16);
            const Gradients found = layer.run(recomputed, true);
            at::autocast::decrement_nesting();
            at::autocast::clear_cache();
            at::autocast::set_autocast_enabled(at::kCPU, false);
            return found;
        };
        const Gradients plain = mixed(false);
        QVERIFY(!same(plain, layer.run(false, true))); // it is on
        QVERIFY(same(plain, mixed(true)));
    }
    void without_gradients_it_only_computes() {
        const at::NoGradGuard no_gradients;
        int computed = 0;
        const at::Tensor x = at::ones({2});
        const at::Tensor y = recompute(
            [&](const std::vector<at::Tensor>& inputs) {
                ++computed;
                return inputs[0] * 2;
            },
            {x}, {});
        QVERIFY(at::equal(y, x * 2) && !y.requires_grad());
        QCOMPARE(computed, 1);
    }
    void what_is_kept_for_the_backward_pass_is_the_input_alone() {
        const at::Tensor x = at::ones({1000}).requires_grad_();
        at::Tensor inside;
        const at::Tensor y = recompute(
            [&](const std::vector<at::Tensor>& inputs) {
                inside = inputs[0].exp();
                return inside.sin();
            },
            {x}, {});
        QCOMPARE(inside.use_count(), std::size_t{1}); // ours; without recomputing sin keeps it too
        y.sum().backward();
        QVERIFY(at::allclose(x.grad(), x.exp().cos() * x.exp()));
    }
};

FORMANT_TEST(TestRecompute)
#include "tst_recompute.moc"
