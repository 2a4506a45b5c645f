#include "engine/train/step/gradient_scaler.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace formant;

namespace tst_gradient_scaler {

constexpr std::int64_t growth_interval = 7;

GradientScaler make_scaler() {
    GradientScaler::Config config;
    config.initial_scale = 1024;
    config.growth_interval = growth_interval;
    return {config, at::kCPU};
}

/// 200 steps, of which some overflow: alone, in a row, and just before the scale would grow.
std::vector<bool> overflows() {
    std::vector<bool> steps(200, false);
    for (const std::size_t step : {0, 1, 2, 20, 26, 27, 90, 97, 150, 151, 152, 153, 199})
        steps[step] = true;
    return steps;
}

std::string as_argument(const std::vector<bool>& steps) {
    std::string text;
    for (const bool overflow : steps)
        text += text.empty() ? (overflow ? "1" : "0") : (overflow ? ",1" : ",0");
    return text;
}

class TestGradientScaler : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void two_hundred_steps_equal_those_of_pytorch() {
        const auto output =
            test::run_python("engine/train/step/scaler.py",
                             {as_argument(overflows()), std::to_string(growth_interval)});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto expected = nlohmann::json::parse(output.standard_output);
        GradientScaler scaler = make_scaler();
        const at::Tensor weight = at::ones({3}).requires_grad_();
        const at::Tensor slope = at::tensor({1.0f, 2.0f, 3.0f});
        for (std::size_t step = 0; step < overflows().size(); ++step) {
            weight.mutable_grad() = at::Tensor();
            scaler.scaled((weight * slope).sum()).backward();
            if (overflows()[step])
                weight.grad()[1] = std::numeric_limits<float>::infinity();
            const at::Tensor overflow = scaler.unscale({weight.grad()});
            QCOMPARE(overflow.item<float>(), overflows()[step] ? 1.0f : 0.0f);
            if (!overflows()[step])
                QVERIFY(at::equal(weight.grad(), slope));
            scaler.update(overflow);
            QCOMPARE(scaler.scale().item<double>(), expected[step]["scale"].get<double>());
        }
    }
    void a_nan_gradient_is_an_overflow_too() {
        const at::Tensor gradient = at::full({2}, std::numeric_limits<float>::quiet_NaN());
        QCOMPARE(make_scaler().unscale({gradient}).item<float>(), 1.0f);
    }
    void a_loaded_state_continues_the_same_way() {
        GradientScaler first = make_scaler();
        for (int i = 0; i < 5; ++i)
            first.update(at::zeros({}));
        GradientScaler second = make_scaler();
        second.update(at::ones({}));
        QVERIFY(second.load(first.save()));
        for (int i = 0; i < 4; ++i) {
            first.update(at::zeros({}));
            second.update(at::zeros({}));
            QVERIFY(at::equal(first.scale(), second.scale()));
        }
        QCOMPARE(first.scale().item<double>(), 2048.0); // it has grown in between
    }
    void an_invalid_state_is_refused() { QVERIFY(!make_scaler().load(StateTree())); }
};

FORMANT_TEST(TestGradientScaler)

} // namespace tst_gradient_scaler

#include "tst_gradient_scaler.moc"
