#include "engine/checkpoint/training_state_check.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <functional>
#include <limits>

using namespace formant;

namespace tst_training_state_check {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::int64_t huge = std::int64_t{1} << 62;

StateTree good() {
    StateTree state;
    state["step"] = 10;
    state["micro_batch"] = 2;
    state["state_dict"]["w"] = at::rand({3, 4});
    state["state_dict"]["buffer"] = at::arange(3);
    state["ema"]["w"] = at::rand({3, 4});
    StateTree& optimizer = state["optimisers"]["all"];
    optimizer["step"] = at::full({}, 10.0F);
    optimizer["exp_avg"]["w"] = at::randn({3, 4});
    optimizer["exp_avg_sq"]["w"] = at::rand({3, 4});
    state["scalers"]["all"]["scale"] = at::full({}, 65536.0F);
    state["scalers"]["all"]["growth_tracker"] = at::full({}, 7, at::kInt);
    StateTree& plan = state["plan"];
    plan["epoch"] = 3;
    plan["batch"] = 1;
    plan["rate_factor"] = 0.5;
    plan["ended_by_patience"] = 0;
    StateTree& losses = state["monitor"]["losses"];
    losses["norms_of_phases"]["all"] = StateTree::List{1.0, 2.0};
    losses["losses_of_phases"]["all"] = StateTree::List{0.0};
    losses["roll_backs"] = 1;
    losses["skips_in_a_row"] = 0;
    losses["rate_factor"] = 1.0;
    state["monitor"]["validation"]["best"] = -4.0;
    state["monitor"]["validation"]["steps"] = 3;
    return state;
}

using Damage = std::function<void(StateTree&)>;

struct Case {
    const char* name;
    Damage damage;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all = {
        {"state_dict.w",
         [](StateTree& s) {
             s["state_dict"]["w"] = at::full({3, 4}, nan);
         }},
        {"ema.w",
         [](StateTree& s) {
             s["ema"]["w"] = at::full({3, 4}, infinity);
         }},
        {"ema.w", [](StateTree& s) { s["ema"]["w"] = at::zeros({0}); }},
        {"ema.w", [](StateTree& s) { s["ema"]["w"] = at::ones({1}); }},
        {"ema.w",
         [](StateTree& s) {
             s["ema"]["w"] = at::ones({4, 3});
         }},
        {"ema.w",
         [](StateTree& s) {
             s["ema"]["w"] = at::ones({3, 4}, at::kLong);
         }},
        {"ema.w", [](StateTree& s) { s["ema"]["w"] = 1.0; }},
        {"ema.other",
         [](StateTree& s) {
             s["ema"]["other"] = at::ones({3, 4});
         }},
        {"ema.w",
         [](StateTree& s) {
             s["ema"]["w"] = at::ones({3, 4}, at::kComplexFloat);
         }},
        {"state_dict.w",
         [](StateTree& s) {
             s["state_dict"]["w"] = at::ones({3, 4}).to(at::kFloat8_e4m3fn);
         }},
        {"step", [](StateTree& s) { s["step"] = 10.0; }},
        {"plan.rate_factor", [](StateTree& s) { s["plan"]["rate_factor"] = "one"; }},
        {"monitor.losses.hard_batches_of_phases.all",
         [](StateTree& s) {
             s["monitor"]["losses"]["hard_batches_of_phases"]["all"] = StateTree::List{infinity};
         }},
        {"optimisers.all.exp_avg.w",
         [](StateTree& s) { s["optimisers"]["all"]["exp_avg"]["w"] = at::ones({1}); }},
        {"optimisers.all.exp_avg_sq.w",
         [](StateTree& s) {
             s["optimisers"]["all"]["exp_avg_sq"]["w"] = -at::ones({3, 4});
         }},
        {"optimisers.all.exp_avg_sq.w",
         [](StateTree& s) {
             s["optimisers"]["all"]["exp_avg_sq"]["w"] = at::full({3, 4}, nan);
         }},
        {"optimisers.all.step",
         [](StateTree& s) { s["optimisers"]["all"]["step"] = at::full({}, -1.0F); }},
        {"optimisers.all.step",
         [](StateTree& s) { s["optimisers"]["all"]["step"] = at::zeros({2}); }},
        {"scalers.all.scale", [](StateTree& s) { s["scalers"]["all"]["scale"] = at::zeros({}); }},
        {"scalers.all.growth_tracker",
         [](StateTree& s) { s["scalers"]["all"]["growth_tracker"] = at::full({}, -1, at::kInt); }},
        {"step", [](StateTree& s) { s["step"] = -5; }},
        {"step", [](StateTree& s) { s["step"] = huge; }},
        {"micro_batch", [](StateTree& s) { s["micro_batch"] = 0; }},
        {"plan.epoch", [](StateTree& s) { s["plan"]["epoch"] = huge; }},
        {"plan.batch", [](StateTree& s) { s["plan"]["batch"] = 11; }},
        {"plan.batch", [](StateTree& s) { s["plan"]["batch"] = -1; }},
        {"plan.rate_factor", [](StateTree& s) { s["plan"]["rate_factor"] = nan; }},
        {"plan.rate_factor", [](StateTree& s) { s["plan"]["rate_factor"] = infinity; }},
        {"plan.rate_factor", [](StateTree& s) { s["plan"]["rate_factor"] = -1.0; }},
        {"monitor.losses.norms_of_phases.all",
         [](StateTree& s) {
             s["monitor"]["losses"]["norms_of_phases"]["all"] = StateTree::List{nan};
         }},
        {"monitor.losses.roll_backs",
         [](StateTree& s) { s["monitor"]["losses"]["roll_backs"] = 100; }},
        {"monitor.losses.rate_factor",
         [](StateTree& s) { s["monitor"]["losses"]["rate_factor"] = 0.0; }},
        {"monitor.validation.best", [](StateTree& s) { s["monitor"]["validation"]["best"] = nan; }},
        {"monitor.validation.steps",
         [](StateTree& s) { s["monitor"]["validation"]["steps"] = -1; }},
    };
    return all;
}

class TestTrainingStateCheck : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_good_state_passes() {
        const auto checked = check_training_state("a.pt", good());
        QVERIFY2(checked, checked ? "" : to_english(checked.error().what).c_str());
    }
    void entries_that_are_missing_are_for_loading_to_report() {
        QVERIFY(check_training_state("a.pt", StateTree()));
    }
    void half_precision_is_checked_too() {
        StateTree state = good();
        state["state_dict"]["half"] = at::rand({5}).to(at::kHalf);
        QVERIFY(check_training_state("a.pt", state));
        state["state_dict"]["half"] = at::full({5}, infinity).to(at::kBFloat16);
        QVERIFY(!check_training_state("a.pt", state));
    }
    void every_fault_is_named_data() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::addRow("%zu %s", i, cases()[i].name) << static_cast<int>(i);
    }
    void every_fault_is_named() {
        QFETCH(const int, number);
        const Case& one = cases()[static_cast<std::size_t>(number)];
        StateTree state = good();
        one.damage(state);
        const auto checked = check_training_state("a.pt", state);
        QVERIFY(!checked);
        QCOMPARE(checked.error().kind, ErrorKind::checkpoint);
        const std::string said = to_english(checked.error().what);
        QVERIFY2(said.starts_with(std::string("a.pt cannot be resumed from: ") + one.name + " "),
                 said.c_str());
    }
};

FORMANT_TEST(TestTrainingStateCheck)

} // namespace tst_training_state_check

#include "tst_training_state_check.moc"
