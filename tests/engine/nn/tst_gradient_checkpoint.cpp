#include "engine/nn/dropout.h"
#include "engine/nn/gradient_checkpoint.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <ATen/autocast_mode.h>
#include <QtTest/QtTest>
#include <torch/nn/modules/linear.h>

using namespace formant;

namespace tst_gradient_checkpoint {

struct Gradients {
    at::Tensor loss;
    std::vector<at::Tensor> of; ///< input, weight, bias
};

struct Layer {
    torch::nn::Linear linear{8, 8};
    at::Tensor input = at::arange(32, at::kFloat).view({4, 8}) / 16 - 1;
    int computed = 0;

    Gradients run(bool is_checkpointed, bool input_needs_gradient, double dropout_rate = 0) {
        linear->zero_grad();
        CounterNoise noise(1, 7);
        const Dropout dropout(noise, at::arange(4, at::kLong), "dropout");
        const at::Tensor x = input.clone().requires_grad_(input_needs_gradient);
        const auto compute = [&](const std::vector<at::Tensor>& inputs) {
            ++computed;
            const at::Tensor y = linear->forward(inputs[0]).tanh();
            return dropout("y", y.unsqueeze(1), dropout_rate);
        };
        const at::Tensor y = is_checkpointed
                                 ? gradient_checkpoint(compute, {x}, linear->parameters())
                                 : compute({x});
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

class TestGradientCheckpoint : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void result_and_gradients_are_bit_exact() {
        Layer layer;
        const Gradients plain = layer.run(false, true);
        QCOMPARE(layer.computed, 1);
        QVERIFY(same(plain, layer.run(true, true)));
        QCOMPARE(layer.computed, 3); // plain forward; checkpointed forward and backward
    }
    void weights_get_gradients_if_the_input_needs_none() {
        Layer layer;
        QVERIFY(same(layer.run(false, false), layer.run(true, false)));
    }
    void dropout_is_the_same_in_both_runs() {
        Layer layer;
        QVERIFY(same(layer.run(false, true, 0.5), layer.run(true, true, 0.5)));
    }
    void mixed_precision_is_the_same_in_both_runs() {
        Layer layer;
        const auto mixed = [&](bool is_checkpointed) {
            at::autocast::increment_nesting();
            at::autocast::set_autocast_enabled(at::kCPU, true);
            at::autocast::set_autocast_dtype(at::kCPU, at::kBFloat16);
            const Gradients found = layer.run(is_checkpointed, true);
            at::autocast::decrement_nesting();
            at::autocast::clear_cache();
            at::autocast::set_autocast_enabled(at::kCPU, false);
            return found;
        };
        const Gradients plain = mixed(false);
        QVERIFY(!same(plain, layer.run(false, true))); // autocast is active
        QVERIFY(same(plain, mixed(true)));
    }
    void without_gradients_it_runs_once() {
        const at::NoGradGuard no_gradients;
        int computed = 0;
        const at::Tensor x = at::ones({2});
        const at::Tensor y = gradient_checkpoint(
            [&](const std::vector<at::Tensor>& inputs) {
                ++computed;
                return inputs[0] * 2;
            },
            {x}, {});
        QVERIFY(at::equal(y, x * 2) && !y.requires_grad());
        QCOMPARE(computed, 1);
    }
    void only_the_input_is_kept_for_the_backward_pass() {
        const at::Tensor x = at::ones({1000}).requires_grad_();
        at::Tensor inside;
        const at::Tensor y = gradient_checkpoint(
            [&](const std::vector<at::Tensor>& inputs) {
                inside = inputs[0].exp();
                return inside.sin();
            },
            {x}, {});
        QCOMPARE(inside.use_count(),
                 std::size_t{1}); // ours; without checkpointing, sin keeps it too
        y.sum().backward();
        QVERIFY(at::allclose(x.grad(), x.exp().cos() * x.exp()));
    }
};

FORMANT_TEST(TestGradientCheckpoint)

} // namespace tst_gradient_checkpoint

#include "tst_gradient_checkpoint.moc"
