#include "engine/train/step/gradient_clipping.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

using namespace formant;

namespace tst_gradient_clipping {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

double skip_flag(double loss, double norm, double limit, double loss_limit = infinity) {
    return should_skip_step(at::full({}, loss), at::full({}, norm), at::full({}, limit),
                            at::full({}, loss_limit))
        .item<double>();
}

class TestGradientClipping : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_good_step_passes() {
        QCOMPARE(skip_flag(1, 2, 10), 0.0);
        QCOMPARE(skip_flag(1, 10, 10), 0.0);
        QCOMPARE(skip_flag(1, 1e30, infinity), 0.0);
    }
    void a_loss_or_norm_that_is_not_finite_is_caught() {
        for (const double bad : {not_a_number, infinity, -infinity}) {
            QCOMPARE(skip_flag(bad, 1, infinity), 1.0);
            QCOMPARE(skip_flag(1, bad, infinity), 1.0);
        }
    }
    void a_norm_above_the_limit_is_caught() { QCOMPARE(skip_flag(1, 10.01, 10), 1.0); }
    void a_loss_above_its_limit_is_caught() {
        QCOMPARE(skip_flag(2.3e10, 1, infinity, 600), 1.0);
        QCOMPARE(skip_flag(-601, 1, infinity, 600), 1.0);
        QCOMPARE(skip_flag(-600, 1, infinity, 600), 0.0);
    }
    void the_flag_is_a_float_scalar_as_the_fused_optimizer_requires() {
        const at::Tensor found =
            should_skip_step(at::ones({}, at::kDouble), at::ones({}), at::ones({}), at::ones({}));
        QCOMPARE(found.scalar_type(), at::kFloat);
        QCOMPARE(found.dim(), std::int64_t{0});
    }
    void the_norm_of_millions_of_numbers_is_as_exact_as_of_few() {
        at::manual_seed(1);
        const std::vector<at::Tensor> gradients = {at::randn({5, 1000, 1000}), at::randn({7})};
        double squares = 0;
        for (const at::Tensor& gradient : gradients)
            squares += gradient.to(at::kDouble).square().sum().item<double>();
        const double norm = clip_grad_norm(gradients, infinity).item<double>();
        QVERIFY(std::abs(norm / std::sqrt(squares) - 1) < 2e-6); // without chunks: 1.3e-4
    }
    void clipping_equals_that_of_pytorch_data() {
        QTest::addColumn<QString>("max_norm");
        QTest::newRow("above the maximum") << "1.0";
        QTest::newRow("below the maximum") << "100.0";
    }
    void clipping_equals_that_of_pytorch() {
        QFETCH(QString, max_norm);
        const auto output = test::run_python("engine/train/step/clip.py", {max_norm.toStdString()});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto expected = nlohmann::json::parse(output.standard_output);
        const std::vector<at::Tensor> gradients = {at::arange(6.0).view({2, 3}) * 0.25 - 0.5,
                                                   at::arange(4.0) * 0.5 - 1};
        const at::Tensor norm = clip_grad_norm(gradients, max_norm.toDouble());
        QVERIFY(std::abs(norm.item<double>() - expected["norm"].get<double>()) < 1e-6);
        for (std::size_t i = 0; i < 2; ++i) {
            const auto values = expected["gradients"][i].get<std::vector<double>>();
            const at::Tensor difference = gradients[i].flatten() - at::tensor(values);
            QVERIFY(difference.abs().max().item<double>() < 1e-6);
        }
    }
};

FORMANT_TEST(TestGradientClipping)

} // namespace tst_gradient_clipping

#include "tst_gradient_clipping.moc"
