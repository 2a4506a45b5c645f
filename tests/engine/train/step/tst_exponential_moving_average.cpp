#include "engine/train/step/exponential_moving_average.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <set>

using namespace formant;

namespace tst_exponential_moving_average {

struct Fixture {
    at::Tensor weight = at::tensor({1.0, -2.0}, at::kFloat);
    ExponentialMovingAverage average{{{"w", weight}}, {"w"}, 0.9};
    at::Tensor no_inf = at::zeros({});
    at::Tensor found_inf = at::ones({});

    double value(std::int64_t i) const {
        const StateTree::Map saved = average.save();
        return std::get<at::Tensor>(saved.at("w").value())[i].item<double>();
    }
    double first() const { return value(0); }
};

class TestExponentialMovingAverage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void two_hundred_steps_and_skipped_ones_equal_those_of_pytorch() {
        const std::set<int> skipped = {1, 2, 50, 51, 52, 120, 200};
        const auto output = test::run_python("engine/train/step/exponential_moving_average.py",
                                             {"200", "0.9", "1,2,50,51,52,120,200"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto expected = nlohmann::json::parse(output.standard_output);
        Fixture f;
        int applied = 0;
        for (int step = 1; step <= 200; ++step) {
            const bool is_skipped = skipped.contains(step);
            applied += is_skipped ? 0 : 1;
            f.weight.fill_(std::sin(step));
            f.average.update(at::full({}, applied), is_skipped ? f.found_inf : f.no_inf);
            for (std::int64_t i = 0; i < 2; ++i)
                QVERIFY(
                    std::abs(
                        f.value(i) -
                        expected[static_cast<std::size_t>(step - 1)][static_cast<std::size_t>(i)]
                            .get<double>()) < 1e-5);
        }
    }
    void only_the_rows_that_are_trained_follow() {
        Fixture f;
        f.average.set_trainable({"w"}, {{"w", at::arange(2).eq(1)}});
        f.weight.fill_(5);
        f.average.update(at::full({}, 3), f.no_inf);
        QCOMPARE(f.value(0), 1.0);
        QVERIFY(f.value(1) > -2);
        f.average.set_trainable({"w"});
        f.average.update(at::full({}, 4), f.no_inf);
        QVERIFY(f.value(0) > 1);
    }
    void a_bad_step_does_not_touch_it() {
        Fixture f;
        f.weight.fill_(5);
        f.average.update(at::full({}, 3), f.no_inf);
        const StateTree::Map before = f.average.save();
        f.weight.fill_(7);
        f.average.update(at::full({}, 3), f.found_inf);
        QVERIFY(at::equal(std::get<at::Tensor>(f.average.save().at("w").value()),
                          std::get<at::Tensor>(before.at("w").value())));
    }
    void within_a_scope_the_model_has_the_averages_and_afterwards_its_own_weights() {
        Fixture f;
        f.weight.fill_(5);
        {
            const ExponentialMovingAverage::Scope scope(f.average);
            QCOMPARE(f.weight[0].item<double>(), 1.0);
            QCOMPARE(f.weight[1].item<double>(), -2.0);
        }
        QCOMPARE(f.weight[0].item<double>(), 5.0);
    }
    void without_trained_parameters_the_average_stays_constant() {
        Fixture f;
        f.average.set_trainable({"a discriminator"});
        f.weight.fill_(5);
        f.average.update(at::full({}, 3), f.no_inf);
        QCOMPARE(f.first(), 1.0);
    }
    void a_saved_state_loads() {
        Fixture a, b;
        a.weight.fill_(5);
        a.average.update(at::full({}, 3), a.no_inf);
        QVERIFY(b.average.load(a.average.save()));
        QCOMPARE(b.first(), a.first());
        QVERIFY(!b.average.load({}));
    }
};

FORMANT_TEST(TestExponentialMovingAverage)

} // namespace tst_exponential_moving_average

#include "tst_exponential_moving_average.moc"
