#include "engine/nn/rational_quadratic_spline.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <torch/csrc/autograd/autograd.h>

#include <cmath>

using namespace formant;

namespace tst_rational_quadratic_spline {

constexpr double bound = 5;

SplineParameters random_parameters(std::int64_t places) {
    return {at::randn({places, 10}, at::kDouble), at::randn({places, 10}, at::kDouble),
            at::randn({places, 9}, at::kDouble)};
}

/// Repeats one spline for many positions.
SplineParameters same_at(const SplineParameters& one, std::int64_t places) {
    const auto repeated = [&](const at::Tensor& values) {
        return values.expand({places, values.size(1)});
    };
    return {repeated(one.widths), repeated(one.heights), repeated(one.derivatives)};
}

bool close(const at::Tensor& a, const at::Tensor& b, double tolerance) {
    return (a - b).abs().max().item<double>() < tolerance;
}

class TestRationalQuadraticSpline : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(7); }

    void the_inverse_restores_every_value() {
        const at::Tensor x = at::linspace(-7, 7, 301, at::kDouble);
        const SplineParameters parameters = random_parameters(301);
        const SplineResult there = rational_quadratic_spline(x, parameters, bound);
        const SplineResult back = inverse_rational_quadratic_spline(there.y, parameters, bound);
        QVERIFY(close(back.y, x, 1e-9));
        QVERIFY(close(back.log_gradient, -there.log_gradient, 1e-9));
    }
    void log_gradient_is_the_logarithm_of_the_derivative() {
        const at::Tensor x = at::linspace(-6, 6, 200, at::kDouble).set_requires_grad(true);
        const SplineResult result = rational_quadratic_spline(x, random_parameters(200), bound);
        const at::Tensor slope = torch::autograd::grad({result.y.sum()}, {x})[0];
        QVERIFY(close(slope.log(), result.log_gradient, 1e-9));
    }
    void it_is_increasing_and_fixes_its_bounds() {
        const at::Tensor x = at::linspace(-bound, bound, 1001, at::kDouble);
        const at::Tensor y =
            rational_quadratic_spline(x, same_at(random_parameters(1), 1001), bound).y;
        QVERIFY((y.diff() > 0).all().item<bool>());
        QVERIFY(std::abs(y[0].item<double>() + bound) < 1e-9);
        QVERIFY(std::abs(y[1000].item<double>() - bound) < 1e-9);
    }
    void it_is_the_identity_outside_its_bounds() {
        const at::Tensor x = at::tensor({-100.0, -5.5, 5.5, 1e6}, at::kDouble);
        const SplineResult result = rational_quadratic_spline(x, random_parameters(4), bound);
        QVERIFY(at::equal(result.y, x));
        QVERIFY(at::equal(result.log_gradient, at::zeros_like(x)));
    }
    void even_bins_with_slopes_of_one_are_the_identity() {
        const double one = std::log(std::exp(1 - 1e-3) - 1);
        const at::Tensor x = at::linspace(-bound, bound, 57, at::kDouble);
        const SplineParameters even = {at::zeros({57, 10}, at::kDouble),
                                       at::zeros({57, 10}, at::kDouble),
                                       at::full({57, 9}, one, at::kDouble)};
        QVERIFY(close(rational_quadratic_spline(x, even, bound).y, x, 1e-12));
    }
    void gradients_are_finite_far_outside_its_bounds() {
        SplineParameters parameters = random_parameters(3);
        parameters.widths.set_requires_grad(true);
        const at::Tensor x = at::tensor({-1e4, 5.0, 1e4}, at::kDouble).set_requires_grad(true);
        const SplineResult result = rational_quadratic_spline(x, parameters, bound);
        (result.y + result.log_gradient).sum().backward();
        QVERIFY(x.grad().isfinite().all().item<bool>());
        QVERIFY(parameters.widths.grad().isfinite().all().item<bool>());
    }
};

FORMANT_TEST(TestRationalQuadraticSpline)

} // namespace tst_rational_quadratic_spline

#include "tst_rational_quadratic_spline.moc"
