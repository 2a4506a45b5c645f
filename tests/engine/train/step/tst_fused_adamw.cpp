#include "engine/train/step/fused_adamw.h"
#include "engine/train/step/gradient_clipping.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <set>

using namespace formant;

namespace tst_fused_adamw {

at::Tensor numbers(at::IntArrayRef shape, const std::function<double(std::int64_t)>& value) {
    at::Tensor made = at::empty(shape);
    for (std::int64_t i = 0; i < made.numel(); ++i)
        made.view({-1})[i] = value(i);
    return made;
}

constexpr int steps = 200;
/// Steps at the start, in a row, alone, with infinity and with NaN, and at the end.
const std::set<int> skipped = {1, 2, 50, 51, 52, 120, 163, 200};

std::string skipped_as_argument() {
    return fmt::format("{}", fmt::join(skipped, ","));
}

/// Two parameters and their optimizer, with the values that adamw.py uses.
struct Fixture {
    NamedParameters parameters = {{"a", start({3, 4})}, {"b", start({5})}};
    FusedAdamW optimizer{parameters, {0.9, 0.98, 0.1, 1e-8}};
    at::Tensor no_inf = at::zeros({});
    at::Tensor found_inf = at::ones({});

    static at::Tensor start(at::IntArrayRef shape) {
        return numbers(shape, [](std::int64_t i) { return 0.1 * static_cast<double>(i + 1); })
            .requires_grad_(true);
    }
    void set_gradients(int number) {
        for (auto& [name, parameter] : parameters)
            parameter.mutable_grad().copy_(numbers(parameter.sizes(), [number](std::int64_t i) {
                return std::sin(static_cast<double>(i + 3 * number));
            }));
    }
    static at::Tensor rate(int number) { return at::full({}, 0.01 * (1 + number % 5)); }
    void step(int number, const at::Tensor& flag) {
        set_gradients(number);
        optimizer.step(rate(number), flag);
    }
    /// Injects a bad gradient where adamw.py has one, and checks it as the trainer does.
    void checked_step(int number) {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        set_gradients(number);
        if (skipped.contains(number))
            parameters[1].second.mutable_grad()[2] = number % 2 == 1 ? std::nan("") : infinity;
        const at::Tensor norm = clip_grad_norm(optimizer.gradients(), 1e9);
        optimizer.step(rate(number), should_skip_step(at::zeros({}), norm, at::full({}, infinity),
                                                      at::full({}, infinity)));
    }
    void nan_step(const at::Tensor& flag) {
        for (auto& [name, parameter] : parameters)
            parameter.mutable_grad().fill_(std::nan(""));
        optimizer.step(at::full({}, 0.01), flag);
    }
};

double difference(const at::Tensor& tensor, const nlohmann::json& values) {
    const at::Tensor other = at::tensor(values.get<std::vector<double>>(), at::kDouble);
    return (tensor.detach().flatten().to(at::kDouble) - other).abs().max().item<double>();
}

at::Tensor moment(const Fixture& f, const char* kind, const char* name) {
    return *f.optimizer.save().subtree(kind)->get<at::Tensor>(name);
}

bool same(const Fixture& a, const Fixture& b) {
    bool equal = at::equal(a.optimizer.applied_steps(), b.optimizer.applied_steps());
    for (std::size_t i = 0; i < a.parameters.size(); ++i)
        equal = equal && at::equal(a.parameters[i].second, b.parameters[i].second);
    for (const char* kind : {"exp_avg", "exp_avg_sq"})
        for (const char* name : {"a", "b"})
            equal = equal && at::equal(moment(a, kind, name), moment(b, kind, name));
    return equal;
}

class TestFusedAdamW : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void parameters_that_are_not_decayed_stay_where_they_are_without_a_gradient() {
        NamedParameters parameters = {{"a", Fixture::start({3, 4})}, {"b", Fixture::start({5})}};
        FusedAdamW optimizer(parameters, {0.9, 0.98, 0.1, 1e-8}, {"b"});
        const at::Tensor a = parameters[0].second.detach().clone();
        const at::Tensor b = parameters[1].second.detach().clone();
        for (int i = 0; i < 3; ++i)
            optimizer.step(at::full({}, 0.5), at::zeros({}));
        QVERIFY(at::allclose(parameters[0].second, a * std::pow(1 - 0.5 * 0.1, 3)));
        QVERIFY(at::equal(parameters[1].second, b));
    }
    void two_hundred_steps_and_skipped_ones_equal_those_of_pytorch() {
        const auto output = test::run_python("engine/train/step/adamw.py",
                                             {std::to_string(steps), skipped_as_argument()});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto expected = nlohmann::json::parse(output.standard_output);
        Fixture f;
        for (int step = 1; step <= steps; ++step)
            f.checked_step(step);
        for (std::size_t i = 0; i < 2; ++i) {
            const char* name = i == 0 ? "a" : "b";
            QVERIFY(difference(f.parameters[i].second, expected["weights"][i]) < 1e-6);
            QVERIFY(difference(moment(f, "exp_avg", name), expected["exp_avg"][i]) < 1e-6);
            QVERIFY(difference(moment(f, "exp_avg_sq", name), expected["exp_avg_sq"][i]) < 1e-6);
        }
        const auto applied = static_cast<double>(steps - static_cast<int>(skipped.size()));
        QCOMPARE(f.optimizer.applied_steps().item<double>(), applied);
        QCOMPARE(expected["steps"].get<double>(), applied);
    }
    void a_bad_step_changes_no_weight_no_moment_and_no_count() {
        Fixture a, b;
        for (int step = 1; step <= 3; ++step) {
            a.step(step, a.no_inf);
            b.step(step, b.no_inf);
        }
        a.nan_step(a.found_inf);
        QVERIFY(same(a, b));
        a.step(4, a.no_inf); // the next step is unaffected
        b.step(4, b.no_inf);
        QVERIFY(same(a, b));
    }
    void a_bad_first_step_changes_nothing_either() {
        Fixture a;
        const Fixture b;
        a.nan_step(a.found_inf);
        QVERIFY(same(a, b));
    }
    void a_loaded_state_continues_bit_exactly() {
        Fixture a, b;
        for (int step = 1; step <= 3; ++step)
            a.step(step, a.no_inf);
        QVERIFY(b.optimizer.load(a.optimizer.save()));
        for (std::size_t i = 0; i < a.parameters.size(); ++i)
            b.parameters[i].second.detach().copy_(a.parameters[i].second.detach());
        a.step(4, a.no_inf);
        b.step(4, b.no_inf);
        QVERIFY(same(a, b));
    }
    void what_was_saved_does_not_change_with_later_steps() {
        Fixture f;
        f.step(1, f.no_inf);
        const at::Tensor before = moment(f, "exp_avg", "a").clone();
        const StateTree saved = f.optimizer.save();
        f.step(2, f.no_inf);
        QVERIFY(at::equal(*saved.subtree("exp_avg")->get<at::Tensor>("a"), before));
        QCOMPARE(saved.get<at::Tensor>("step")->item<double>(), 1.0);
    }
    void a_parameter_without_a_state_was_frozen_and_starts_fresh() {
        Fixture f;
        f.step(1, f.no_inf);
        StateTree state = f.optimizer.save();
        for (const char* kind : {"exp_avg", "exp_avg_sq"}) {
            StateTree::Map moments = state[kind].map();
            moments.erase("b");
            state[kind] = std::move(moments);
        }
        const at::Tensor of_a = moment(f, "exp_avg", "a");
        QVERIFY(f.optimizer.load(state));
        QVERIFY(at::equal(moment(f, "exp_avg", "a"), of_a));
        QVERIFY(at::equal(moment(f, "exp_avg", "b"), at::zeros({5})));
    }
    void half_a_state_is_refused() {
        Fixture f;
        StateTree state = f.optimizer.save();
        state["exp_avg_sq"] = StateTree::Map();
        const auto loaded = f.optimizer.load(state);
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
    }
    void zeroing_also_removes_nan() {
        Fixture f;
        f.nan_step(f.found_inf);
        f.optimizer.zero_grad();
        for (const at::Tensor& gradient : f.optimizer.gradients())
            QCOMPARE(gradient.abs().max().item<double>(), 0.0);
    }
};

FORMANT_TEST(TestFusedAdamW)

} // namespace tst_fused_adamw

#include "tst_fused_adamw.moc"
