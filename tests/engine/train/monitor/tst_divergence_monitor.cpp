#include "engine/train/monitor/divergence_monitor.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>
#include <limits>

using namespace formant;

namespace tst_divergence_monitor {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

StepFacts good(double norm = 1, double loss = 2) {
    return {loss, {{"all", norm, true, loss}}};
}
StepFacts two_phases(double discriminator, double generator) {
    return {2.0, {{"discriminator", discriminator, true, 1}, {"generator", generator, true, 1}}};
}
double norm_limit(const DivergenceMonitor& monitor, const char* phase = "all") {
    return monitor.limits(phase).grad_norm;
}
const StepFacts not_finite{nan, {{"all", nan, false}}};
const StepFacts explosion{50.0, {{"all", 100.0, false}}};

void add_good_steps(DivergenceMonitor& monitor, int steps, double norm = 1) {
    for (int i = 0; i < steps; ++i)
        QVERIFY(monitor.add_step(good(norm)) == LossVerdict::ok);
}

LossVerdict add_skipped_steps(DivergenceMonitor& monitor, int steps,
                              const StepFacts& facts = not_finite) {
    LossVerdict last = LossVerdict::ok;
    for (int i = 0; i < steps; ++i)
        last = monitor.add_step(facts);
    return last;
}

class TestDivergenceMonitor : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_first_steps_have_wide_limits() {
        DivergenceMonitor monitor({true, 10, 5});
        QCOMPARE(monitor.limits("all"), (SpikeLimits{1e9, 1e9}));
        monitor.add_step(good(3, 6));
        QCOMPARE(monitor.limits("all"), (SpikeLimits{3000, 600})); // not a loss of 2.3e10
        monitor.add_step(good(0.1, 5));
        QCOMPARE(monitor.limits("all"), (SpikeLimits{3000, 600}));
        add_good_steps(monitor, 17);
        QCOMPARE(norm_limit(monitor), 3000.0);
        add_good_steps(monitor, 1);
        QCOMPARE(norm_limit(monitor), 15.0); // five times the first norm
        add_good_steps(monitor, 81);
        QCOMPARE(norm_limit(monitor), 10.0); // which has left the window
    }
    void usual_starts_stay_within_the_limits_data() {
        QTest::addColumn<QList<double>>("losses");
        QTest::addColumn<QList<double>>("norms");
        QTest::newRow("a large loss that falls quickly")
            << QList<double>{52000, 9000, 800, 90, 30, 12}
            << QList<double>{1e5, 2e4, 900, 80, 9, 4};
        QTest::newRow("norms that grow while the model begins to learn")
            << QList<double>{1.1, 1.1, 1.0, 1.3, 2.0, 1.5}
            << QList<double>{0.004, 0.01, 0.2, 1.5, 0.9, 2.4};
        QTest::newRow("a loss around 0 that becomes negative")
            << QList<double>{0.02, -0.4, 3, -8, -20, -60} << QList<double>{1, 1, 2, 3, 2, 3};
        QTest::newRow("a first gradient of 0")
            << QList<double>{1, 1, 1, 1, 1, 1} << QList<double>{0, 700, 650, 800, 700, 700};
    }
    void usual_starts_stay_within_the_limits() {
        QFETCH(const QList<double>, losses);
        QFETCH(const QList<double>, norms);
        DivergenceMonitor monitor({true, 10, 5});
        for (qsizetype i = 0; i < losses.size(); ++i) {
            QVERIFY(norms[i] <= norm_limit(monitor));
            QVERIFY(std::abs(losses[i]) <= monitor.limits("all").loss);
            monitor.add_step(good(norms[i], losses[i]));
        }
    }
    void the_limit_of_the_loss_is_a_multiple_of_the_largest_recent_one() {
        DivergenceMonitor monitor({true, 10, 5});
        monitor.add_step(good(1, -40));
        QCOMPARE(monitor.limits("all").loss, 4000.0);
        add_good_steps(monitor, 99);
        QCOMPARE(monitor.limits("all").loss, 4000.0);
        add_good_steps(monitor, 1); // the large one has left the window
        QCOMPARE(monitor.limits("all").loss, 200.0);
        for (int i = 0; i < 100; ++i)
            monitor.add_step(good(1, 0.001));
        QCOMPARE(monitor.limits("all").loss, 100.0);
    }
    void the_limit_is_a_multiple_of_the_running_median() {
        DivergenceMonitor monitor({true, 4, 5});
        add_good_steps(monitor, 99, 2);
        add_good_steps(monitor, 1, 7);
        QCOMPARE(norm_limit(monitor), 14.0); // while the outlier is one of the latest
        add_good_steps(monitor, 99, 2);
        QCOMPARE(norm_limit(monitor), 14.0);
        add_good_steps(monitor, 1, 2);
        QCOMPARE(norm_limit(monitor), 8.0);
        add_good_steps(monitor, 100, 0.5); // earlier norms have left the window
        QCOMPARE(norm_limit(monitor), 2.0);
    }
    void each_phase_has_the_limit_of_its_own_norms() {
        DivergenceMonitor monitor({true, 10, 5});
        for (int i = 0; i < 20; ++i)
            QVERIFY(monitor.add_step(two_phases(0.5, 300)) == LossVerdict::ok);
        QCOMPARE(norm_limit(monitor, "discriminator"), 5.0);
        QCOMPARE(norm_limit(monitor, "generator"), 3000.0);
    }
    void a_skipped_phase_does_not_move_its_limit_and_the_others_continue() {
        DivergenceMonitor monitor({true, 10, 5});
        for (int i = 0; i < 50; ++i)
            monitor.add_step(two_phases(0.5, 300));
        for (int i = 0; i < 4; ++i) {
            StepFacts facts = two_phases(100, 600);
            facts.phases[0].applied = false;
            QVERIFY(monitor.add_step(facts) == LossVerdict::skipped_explosion);
        }
        for (int i = 0; i < 47; ++i)
            monitor.add_step(two_phases(0.5, 600));
        QCOMPARE(norm_limit(monitor, "discriminator"), 5.0);
        QCOMPARE(norm_limit(monitor, "generator"), 6000.0);
    }
    void skips_of_any_phase_roll_back_all_phases() {
        DivergenceMonitor monitor({true, 10, 2});
        add_good_steps(monitor, 20);
        StepFacts first = two_phases(100, 1), second = two_phases(1, 100);
        first.phases[0].applied = second.phases[1].applied = false;
        QVERIFY(monitor.add_step(first) == LossVerdict::skipped_explosion);
        QVERIFY(monitor.add_step(second) == LossVerdict::rollback);
    }
    void skipped_steps_do_not_move_the_limit() {
        DivergenceMonitor monitor({true, 10, 5});
        add_good_steps(monitor, 20);
        add_skipped_steps(monitor, 4, explosion);
        QCOMPARE(norm_limit(monitor), 10.0);
    }
    void a_hard_batch_is_skipped_at_most_once() {
        DivergenceMonitor monitor({true, 10, 5});
        add_good_steps(monitor, 20);
        QVERIFY(monitor.add_step({3.0, {{"all", 15.0, false, 3}}}) ==
                LossVerdict::skipped_explosion);
        QCOMPARE(norm_limit(monitor), 10.0); // its weights may have gone wrong
        add_good_steps(monitor, 1);
        QCOMPARE(norm_limit(monitor), 30.0);
        add_good_steps(monitor, 500);
        QCOMPARE(norm_limit(monitor), 30.0); // it comes again in the next epoch
    }
    void a_norm_that_grows_from_step_to_step_is_no_spike_until_it_is_far_above_the_median() {
        // A discriminator whose generator gains on it.
        DivergenceMonitor monitor({true, 10, 5});
        add_good_steps(monitor, 100);
        for (const double norm : {3.0, 6.0, 9.0, 14.0, 20.0, 39.0, 70.0}) {
            QVERIFY2(norm <= norm_limit(monitor), std::to_string(norm).c_str());
            monitor.add_step({2.0, {{"all", norm, true, 2}}});
        }
        QCOMPARE(norm_limit(monitor), 100.0);
    }
    void norms_of_a_discriminator_are_no_spikes_data() {
        QTest::addColumn<QList<double>>("norms");
        // A small HiFi-GAN, without protection, from its first step on; it went on to learn.
        QTest::newRow("when the generator gains on it")
            << QList<double>{6.91, 6.66, 6.64, 6.99, 64.2, 11.7, 8.58, 9.71, 9.35, 48.6, 71.6, 27.5,
                             15.9, 23.6, 17.8, 5.23, 24.7, 33.2, 20.1, 8.82, 8.06, 11.3, 10.4, 17.7,
                             27.2, 49.1, 27.7, 38.4, 72.2, 43.2, 296,  217,  55,   53,   78,   15.3,
                             39.7, 13.8, 21.3, 9.32, 15.9, 12.5, 5.75, 7.44, 9.13, 3.14, 7.26, 6.39,
                             2.6,  8.37, 5.15, 4.71, 4.23, 5.07, 4.58, 5.38, 4.41, 3.34, 7.14, 8};
        // A small VITS with batches of one recording, from its 25th step on.
        QTest::newRow("with small batches") << QList<double>{
            1.59, 1.44, 1.29,  1.22,  1.52, 1.98,  1.95, 2.13,  2.23, 1.91,  1.56,  1.07,  1.06,
            0.96, 0.79, 0.83,  0.62,  1.08, 0.5,   0.5,  1.66,  0.69, 0.54,  0.8,   0.57,  0.73,
            0.81, 0.53, 0.46,  1.29,  0.46, 1.14,  0.58, 1.21,  0.66, 0.6,   1.76,  1.81,  1.14,
            2.29, 1.23, 1.09,  1.07,  0.79, 1.71,  1.06, 0.86,  0.9,  1.13,  1.57,  1.56,  1.14,
            2.0,  2.23, 2.29,  1.68,  2.06, 2.21,  2.68, 3.32,  4.44, 2.9,   3.49,  2.71,  5.64,
            2.61, 6.95, 4.23,  5.35,  2.37, 13.44, 4.79, 4.14,  5.11, 18.36, 9.91,  2.37,  5.98,
            8.43, 8.07, 8.12,  16.41, 10.4, 13.0,  8.07, 12.39, 6.39, 11.62, 11.04, 15.15, 2.77,
            7.07, 7.48, 17.35, 5.96,  4.74, 8.22,  6.67, 6.54,  9.91, 29.33, 23.71, 11.37, 21.71};
    }
    void norms_of_a_discriminator_are_no_spikes() {
        QFETCH(const QList<double>, norms);
        DivergenceMonitor monitor({true, 10, 5});
        for (const double norm : norms) {
            QVERIFY2(norm <= norm_limit(monitor), std::to_string(norm).c_str());
            monitor.add_step(good(norm));
        }
    }
    void an_explosion_does_not_count_as_a_hard_batch() {
        DivergenceMonitor monitor({true, 10, 5});
        add_good_steps(monitor, 20);
        for (const StepFacts& planted : {StepFacts{3.0, {{"all", 101.0, false, 3}}},
                                         StepFacts{900.0, {{"all", 15.0, false, 900}}},
                                         StepFacts{3.0, {{"all", infinity, false, 3}}}, not_finite})
            for (int i = 0; i < 3; ++i) {
                monitor.add_step(planted);
                add_good_steps(monitor, 1);
                QCOMPARE(norm_limit(monitor), 10.0);
            }
    }
    void an_early_explosion_does_not_count_as_a_hard_batch() {
        for (const int steps : {0, 5, 19}) {
            DivergenceMonitor monitor({true, 10, 5}), undisturbed({true, 10, 5});
            add_good_steps(monitor, steps);
            add_good_steps(undisturbed, steps);
            monitor.add_step({3.0, {{"all", 9000.0, false, 3}}});
            add_good_steps(monitor, 30);
            add_good_steps(undisturbed, 30);
            QCOMPARE(norm_limit(monitor), norm_limit(undisturbed));
        }
    }
    void the_allowance_of_a_hard_batch_falls_with_the_norms() {
        DivergenceMonitor monitor({true, 10, 5});
        add_good_steps(monitor, 100);
        monitor.add_step({3.0, {{"all", 90.0, false, 3}}});
        add_good_steps(monitor, 1);
        QCOMPARE(norm_limit(monitor), 100.0); // not 180
        add_good_steps(monitor, 100, 0.1);
        QCOMPARE(norm_limit(monitor), 10.0);
    }
    void the_spikes_before_a_rollback_do_not_count_as_hard_batches() {
        DivergenceMonitor monitor({true, 10, 2});
        add_good_steps(monitor, 20);
        const StepFacts spike{3.0, {{"all", 15.0, false, 3}}};
        QVERIFY(add_skipped_steps(monitor, 2, spike) == LossVerdict::rollback);
        add_good_steps(monitor, 200); // the doubled limit of the rollback ends
        QCOMPARE(norm_limit(monitor), 10.0);
    }
    void without_protection_there_is_never_a_limit() {
        DivergenceMonitor monitor({false, 10, 5});
        QCOMPARE(monitor.limits("all"), SpikeLimits());
        add_good_steps(monitor, 50);
        QCOMPARE(monitor.limits("all"), (SpikeLimits{infinity, infinity}));
    }
    void a_skip_distinguishes_nan_from_an_explosion() {
        DivergenceMonitor monitor({true, 10, 5});
        QVERIFY(monitor.add_step(not_finite) == LossVerdict::skipped_not_finite);
        QVERIFY(monitor.add_step(explosion) == LossVerdict::skipped_explosion);
        QVERIFY(monitor.add_step({2.0, {{"all", infinity, false}}}) ==
                LossVerdict::skipped_not_finite);
    }
    void too_many_skips_in_a_row_roll_back_at_half_the_rate() {
        DivergenceMonitor monitor({true, 10, 3});
        QVERIFY(add_skipped_steps(monitor, 2) == LossVerdict::skipped_not_finite);
        QCOMPARE(monitor.rate_factor(), 1.0);
        QVERIFY(add_skipped_steps(monitor, 1) == LossVerdict::rollback);
        QCOMPARE(monitor.rate_factor(), 0.5);
        QVERIFY(add_skipped_steps(monitor, 3) == LossVerdict::rollback);
        QCOMPARE(monitor.rate_factor(), 0.25);
    }
    void a_good_step_between_skips_starts_the_count_again() {
        DivergenceMonitor monitor({true, 10, 3});
        for (int i = 0; i < 10; ++i) {
            QVERIFY(add_skipped_steps(monitor, 2) == LossVerdict::skipped_not_finite);
            add_good_steps(monitor, 1);
        }
        QCOMPARE(monitor.rate_factor(), 1.0);
    }
    void the_steps_after_a_rollback_have_limits_too() {
        DivergenceMonitor monitor({true, 10, 3});
        add_good_steps(monitor, 20);
        QVERIFY(add_skipped_steps(monitor, 3, explosion) == LossVerdict::rollback);
        QCOMPARE(monitor.limits("all"), (SpikeLimits{20, 200}));
    }
    void each_rollback_doubles_the_limit_so_that_a_grown_norm_is_not_skipped_for_ever() {
        DivergenceMonitor monitor({true, 10, 3});
        add_good_steps(monitor, 20);
        for (const double limit : {20.0, 40.0, 80.0, 160.0}) {
            QVERIFY(add_skipped_steps(monitor, 3, explosion) == LossVerdict::rollback);
            QCOMPARE(norm_limit(monitor), limit);
        }
        add_good_steps(monitor, 200, 100);
        QCOMPARE(norm_limit(monitor), 1000.0);
    }
    void rollbacks_that_do_not_help_mean_divergence() {
        DivergenceMonitor monitor({true, 10, 2});
        for (int i = 1; i < DivergenceMonitor::max_rollbacks; ++i)
            QVERIFY(add_skipped_steps(monitor, 2) == LossVerdict::rollback);
        QVERIFY(add_skipped_steps(monitor, 2) == LossVerdict::diverged);
    }
    void a_long_stable_stretch_resets_the_count_of_rollbacks() {
        DivergenceMonitor monitor({true, 10, 2});
        for (int i = 0; i < 3 * DivergenceMonitor::max_rollbacks; ++i) {
            QVERIFY(add_skipped_steps(monitor, 2) == LossVerdict::rollback);
            add_good_steps(monitor, 200);
        }
    }
    void a_search_for_a_loss_scale_is_not_a_skip_but_a_long_one_is_reported() {
        DivergenceMonitor monitor({true, 10, 3});
        const StepFacts overflow{1.0, {{"all", infinity, false}}, true};
        for (std::int64_t i = 1; i <= DivergenceMonitor::max_halvings; ++i)
            QVERIFY(monitor.add_step(overflow) == (i % DivergenceMonitor::halvings_per_warning == 0
                                                       ? LossVerdict::scale_keeps_halving
                                                       : LossVerdict::scale_halved));
        QCOMPARE(monitor.rate_factor(), 1.0);
    }
    void gradients_that_overflow_at_every_scale_diverge_at_last() {
        DivergenceMonitor monitor({true, 10, 3});
        const StepFacts overflow{1.0, {{"all", infinity, false}}, true};
        for (int round = 1; round <= DivergenceMonitor::max_rollbacks; ++round) {
            add_skipped_steps(monitor, DivergenceMonitor::max_halvings, overflow);
            QVERIFY(add_skipped_steps(monitor, 2, overflow) == LossVerdict::skipped_not_finite);
            QVERIFY(add_skipped_steps(monitor, 1, overflow) ==
                    (round < DivergenceMonitor::max_rollbacks ? LossVerdict::rollback
                                                              : LossVerdict::diverged));
        }
    }
    void a_loss_that_is_not_finite_is_not_an_overflow() {
        DivergenceMonitor monitor({true, 10, 3});
        const StepFacts bad{infinity, {{"all", infinity, false}}, true};
        QVERIFY(monitor.add_step(bad) == LossVerdict::skipped_not_finite);
        QVERIFY(monitor.add_step(bad) == LossVerdict::skipped_not_finite);
        QVERIFY(monitor.add_step(bad) == LossVerdict::rollback);
    }
    void a_loaded_state_continues_the_same_way() {
        DivergenceMonitor a({true, 10, 3});
        for (int i = 0; i < 30; ++i)
            a.add_step(good(1 + 0.1 * i));
        add_skipped_steps(a, 3);
        add_good_steps(a, 25, 3);
        add_skipped_steps(a, 2);
        DivergenceMonitor b({true, 10, 3});
        QVERIFY(b.load(a.save()));
        QCOMPARE(b.limits("all"), a.limits("all"));
        QCOMPARE(b.rate_factor(), a.rate_factor());
        QVERIFY(b.add_step(not_finite) == LossVerdict::rollback);
        QVERIFY(a.add_step(not_finite) == LossVerdict::rollback);
    }
    void a_legacy_state_without_norms_per_phase_has_none() {
        DivergenceMonitor before({true, 10, 3}), monitor({true, 10, 3});
        add_skipped_steps(before, 3);
        StateTree::Map state = before.save().map();
        state.erase("norms_of_phases");
        state.erase("losses_of_phases");
        state["norms"] = StateTree::List{1.0, 2.0};
        QVERIFY(monitor.load(StateTree(state)));
        QCOMPARE(monitor.rate_factor(), 0.5);
        QCOMPARE(monitor.limits("all"), (SpikeLimits{1e9, 1e9}));
    }
    void an_invalid_state_is_refused() {
        DivergenceMonitor monitor({true, 10, 3});
        QCOMPARE(monitor.load(StateTree()).error().kind, ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestDivergenceMonitor)

} // namespace tst_divergence_monitor

#include "tst_divergence_monitor.moc"
