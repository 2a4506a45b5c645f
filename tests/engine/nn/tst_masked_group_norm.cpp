#include "engine/checkpoint/pickle_file.h"
#include "engine/nn/masked_group_norm.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <torch/types.h>

using namespace formant;

namespace tst_masked_group_norm {

constexpr std::int64_t groups = 8;

/// Result of a pass through the norm: output and the gradients of (output * weighting).sum().
struct Pass {
    at::Tensor y, x, weight, bias;
};

struct Problem {
    at::Tensor x, lengths, weight, bias, weighting;

    static Problem random(std::int64_t batch, std::int64_t channels, std::int64_t time) {
        at::manual_seed(4);
        return {at::randn({batch, channels, time}) * 3 + 1,
                at::randint(1, time + 1, {batch}, at::kLong), at::rand({channels}) + 0.5,
                at::randn({channels}), at::randn({batch, channels, time})};
    }

    Pass run(at::ScalarType type = at::kFloat) const {
        const at::Tensor leaf_x = leaf(x, type), leaf_weight = leaf(weight, type),
                         leaf_bias = leaf(bias, type);
        const at::Tensor y = masked_group_norm(leaf_x, FrameMask(lengths, x.size(2)), groups,
                                               leaf_weight, leaf_bias);
        (y * weighting.to(type)).sum().backward();
        return {y.detach(), leaf_x.grad(), leaf_weight.grad(), leaf_bias.grad()};
    }

  private:
    static at::Tensor leaf(const at::Tensor& values, at::ScalarType type) {
        return values.detach().to(type, false, /*copy=*/true).set_requires_grad(true);
    }
};

double difference(const at::Tensor& ours, const at::Tensor& expected) {
    return ((ours.to(at::kDouble) - expected.to(at::kDouble)).abs().max() /
            expected.to(at::kDouble).abs().max())
        .item<double>();
}

class TestMaskedGroupNorm : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void equals_pytorchs_group_norm_of_each_sample_alone() {
        const Problem problem = Problem::random(5, 64, 37);
        const Pass pass = problem.run();
        StateTree recorded;
        recorded["x"] = problem.x;
        recorded["lengths"] = problem.lengths;
        recorded["weight"] = problem.weight;
        recorded["bias"] = problem.bias;
        recorded["weighting"] = problem.weighting;
        recorded["y"] = pass.y;
        recorded["grad_x"] = pass.x;
        recorded["grad_weight"] = pass.weight;
        recorded["grad_bias"] = pass.bias;
        const test::TemporaryFolder folder;
        QVERIFY(write_pickle(folder / "norm.pt", recorded));
        const auto output =
            test::run_python("engine/nn/group_norm_reference.py", {(folder / "norm.pt").string()});
        QVERIFY2(output.exit_code == 0, (output.standard_output + output.standard_error).c_str());
    }
    void fused_kernel_and_tensor_operations_agree() {
        const Problem problem = Problem::random(3, 128, 141);
        const Pass fused = problem.run(at::kFloat), composed = problem.run(at::kDouble);
        QVERIFY(difference(fused.y, composed.y) < 1e-5);
        QVERIFY(difference(fused.x, composed.x) < 1e-5);
        QVERIFY(difference(fused.weight, composed.weight) < 1e-5);
        QVERIFY(difference(fused.bias, composed.bias) < 1e-5);
    }
    void padding_has_no_effect_and_gets_no_gradient() {
        Problem problem = Problem::random(3, 16, 20);
        problem.lengths = at::tensor({20, 7, 1}, at::kLong);
        const Pass before = problem.run();
        const at::Tensor padding = FrameMask(problem.lengths, 20).values() == 0;
        problem.x = at::where(padding, 1e6f, problem.x);
        const Pass after = problem.run();
        QVERIFY(at::equal(before.y, after.y));
        QVERIFY(at::equal(before.x, after.x));
        QCOMPARE((after.y * padding).abs().max().item<float>(), 0.0f);
        QCOMPARE((after.x * padding).abs().max().item<float>(), 0.0f);
    }
    void a_strided_input_gives_the_same_result() {
        const Problem problem = Problem::random(2, 16, 20);
        Problem strided = problem;
        strided.x = problem.x.transpose(1, 2).contiguous().transpose(1, 2);
        for (const at::ScalarType type : {at::kFloat, at::kDouble}) {
            QVERIFY(difference(strided.run(type).y, problem.run(type).y) < 1e-6);
            QVERIFY(difference(strided.run(type).x, problem.run(type).x) < 1e-5);
        }
    }
    void a_large_offset_does_not_affect_the_variance() {
        Problem problem = Problem::random(2, 16, 200);
        problem.x = problem.x + 1000;
        QVERIFY(difference(problem.run().y, problem.run(at::kDouble).y) < 1e-3);
    }
};

FORMANT_TEST(TestMaskedGroupNorm)

} // namespace tst_masked_group_norm

#include "tst_masked_group_norm.moc"
