#include "engine/train/step/step_gate.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

using namespace formant;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

double gate(double loss, double norm, double limit) {
    return step_gate(at::full({}, loss), at::full({}, norm), at::full({}, limit)).item<double>();
}

} // namespace

class TestStepGate : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_good_step_passes() {
        QCOMPARE(gate(1, 2, 10), 0.0);
        QCOMPARE(gate(1, 10, 10), 0.0);
        QCOMPARE(gate(1, 1e30, infinity), 0.0);
    }
    void a_loss_or_norm_that_is_not_finite_is_caught() {
        for (const double bad : {not_a_number, infinity, -infinity}) {
            QCOMPARE(gate(bad, 1, infinity), 1.0);
            QCOMPARE(gate(1, bad, infinity), 1.0);
        }
    }
    void a_norm_above_the_limit_is_caught() { QCOMPARE(gate(1, 10.01, 10), 1.0); }
    void the_answer_is_a_float_scalar_as_the_fused_optimiser_wants_it() {
        const at::Tensor found = step_gate(at::ones({}, at::kDouble), at::ones({}), at::ones({}));
        QCOMPARE(found.scalar_type(), at::kFloat);
        QCOMPARE(found.dim(), std::int64_t{0});
    }
    void of_millions_of_numbers_the_norm_is_as_exact_as_of_few() {
        at::manual_seed(1);
        const std::vector<at::Tensor> gradients = {at::randn({5, 1000, 1000}), at::randn({7})};
        double squares = 0;
        for (const at::Tensor& gradient : gradients)
            squares += gradient.to(at::kDouble).square().sum().item<double>();
        const double norm = clip_gradients(gradients, infinity).item<double>();
        QVERIFY(std::abs(norm / std::sqrt(squares) - 1) < 2e-6); // at once: 1.3e-4
    }
    void clipping_equals_that_of_pytorch_data() {
        QTest::addColumn<QString>("max_norm");
        QTest::newRow("too long") << "1.0";
        QTest::newRow("short enough") << "100.0";
    }
    void clipping_equals_that_of_pytorch() {
        QFETCH(QString, max_norm);
        const auto output = test::run_python("engine/train/step/clip.py", {max_norm.toStdString()});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto expected = nlohmann::json::parse(output.standard_output);
        const std::vector<at::Tensor> gradients = {at::arange(6.0).view({2, 3}) * 0.25 - 0.5,
                                                   at::arange(4.0) * 0.5 - 1};
        const at::Tensor norm = clip_gradients(gradients, max_norm.toDouble());
        QVERIFY(std::abs(norm.item<double>() - expected["norm"].get<double>()) < 1e-6);
        for (std::size_t i = 0; i < 2; ++i) {
            const auto values = expected["gradients"][i].get<std::vector<double>>();
            const at::Tensor difference = gradients[i].flatten() - at::tensor(values);
            QVERIFY(difference.abs().max().item<double>() < 1e-6);
        }
    }
};

FORMANT_TEST(TestStepGate)
#include "tst_step_gate.moc"
