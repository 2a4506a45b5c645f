#include "engine/train/monitor/loss_judge.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>
#include <limits>

using namespace formant;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

StepFacts good(double norm = 1) {
    return {2.0, {{"all", norm, true}}};
}
StepFacts two_phases(double discriminator, double generator) {
    return {2.0, {{"discriminator", discriminator, true}, {"generator", generator, true}}};
}
const StepFacts not_finite{nan, {{"all", nan, false}}};
const StepFacts explosion{50.0, {{"all", 100.0, false}}};

void see_good(LossJudge& judge, int steps, double norm = 1) {
    for (int i = 0; i < steps; ++i)
        QVERIFY(judge.judge(good(norm)) == Verdict::fine);
}

Verdict skip(LossJudge& judge, int steps, const StepFacts& facts = not_finite) {
    Verdict last = Verdict::fine;
    for (int i = 0; i < steps; ++i)
        last = judge.judge(facts);
    return last;
}

} // namespace

class TestLossJudge : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void there_is_no_limit_before_enough_was_seen() {
        LossJudge judge({true, 10, 5});
        see_good(judge, 19);
        QCOMPARE(judge.limit("all"), infinity);
        see_good(judge, 1);
        QCOMPARE(judge.limit("all"), 10.0);
    }
    void the_limit_is_a_multiple_of_the_running_median() {
        LossJudge judge({true, 4, 5});
        see_good(judge, 99, 2);
        see_good(judge, 1, 1000); // an outlier hardly moves a median
        QCOMPARE(judge.limit("all"), 8.0);
        see_good(judge, 100, 0.5); // the older ones have left the window
        QCOMPARE(judge.limit("all"), 2.0);
    }
    void each_phase_has_the_limit_of_its_own_norms() {
        LossJudge judge({true, 10, 5});
        for (int i = 0; i < 20; ++i)
            QVERIFY(judge.judge(two_phases(0.5, 300)) == Verdict::fine);
        QCOMPARE(judge.limits(), (GradNormLimits{{"discriminator", 5}, {"generator", 3000}}));
    }
    void a_phase_that_was_skipped_does_not_move_its_limit_and_the_others_go_on() {
        LossJudge judge({true, 10, 5});
        for (int i = 0; i < 50; ++i)
            judge.judge(two_phases(0.5, 300));
        for (int i = 0; i < 4; ++i) {
            StepFacts facts = two_phases(100, 600);
            facts.phases[0].applied = false;
            QVERIFY(judge.judge(facts) == Verdict::skipped_explosion);
        }
        for (int i = 0; i < 47; ++i)
            judge.judge(two_phases(0.5, 600));
        QCOMPARE(judge.limits(), (GradNormLimits{{"discriminator", 5}, {"generator", 6000}}));
    }
    void skips_of_any_phase_roll_all_of_them_back() {
        LossJudge judge({true, 10, 2});
        see_good(judge, 20);
        StepFacts first = two_phases(100, 1), second = two_phases(1, 100);
        first.phases[0].applied = second.phases[1].applied = false;
        QVERIFY(judge.judge(first) == Verdict::skipped_explosion);
        QVERIFY(judge.judge(second) == Verdict::roll_back);
        QVERIFY(judge.limits().empty());
    }
    void skipped_steps_do_not_move_the_limit() {
        LossJudge judge({true, 10, 5});
        see_good(judge, 20);
        skip(judge, 4, explosion);
        QCOMPARE(judge.limit("all"), 10.0);
    }
    void without_protection_there_is_never_a_limit() {
        LossJudge judge({false, 10, 5});
        see_good(judge, 50);
        QCOMPARE(judge.limit("all"), infinity);
    }
    void a_skip_says_whether_it_was_no_number_or_an_explosion() {
        LossJudge judge({true, 10, 5});
        QVERIFY(judge.judge(not_finite) == Verdict::skipped_not_finite);
        QVERIFY(judge.judge(explosion) == Verdict::skipped_explosion);
        QVERIFY(judge.judge({2.0, {{"all", infinity, false}}}) == Verdict::skipped_not_finite);
    }
    void so_many_skips_in_a_row_roll_back_at_half_the_rate() {
        LossJudge judge({true, 10, 3});
        QVERIFY(skip(judge, 2) == Verdict::skipped_not_finite);
        QCOMPARE(judge.rate_factor(), 1.0);
        QVERIFY(skip(judge, 1) == Verdict::roll_back);
        QCOMPARE(judge.rate_factor(), 0.5);
        QVERIFY(skip(judge, 3) == Verdict::roll_back);
        QCOMPARE(judge.rate_factor(), 0.25);
    }
    void a_good_step_between_skips_starts_the_count_again() {
        LossJudge judge({true, 10, 3});
        for (int i = 0; i < 10; ++i) {
            QVERIFY(skip(judge, 2) == Verdict::skipped_not_finite);
            see_good(judge, 1);
        }
        QCOMPARE(judge.rate_factor(), 1.0);
    }
    void a_roll_back_forgets_the_norms_so_that_a_grown_norm_is_not_skipped_for_ever() {
        LossJudge judge({true, 10, 3});
        see_good(judge, 20);
        QVERIFY(skip(judge, 3, explosion) == Verdict::roll_back);
        QCOMPARE(judge.limit("all"), infinity);
    }
    void roll_backs_that_do_not_help_end_the_training() {
        LossJudge judge({true, 10, 2});
        for (int i = 1; i < LossJudge::most_roll_backs; ++i)
            QVERIFY(skip(judge, 2) == Verdict::roll_back);
        QVERIFY(skip(judge, 2) == Verdict::diverged);
    }
    void a_long_good_stretch_forgives_earlier_roll_backs() {
        LossJudge judge({true, 10, 2});
        for (int i = 0; i < 3 * LossJudge::most_roll_backs; ++i) {
            QVERIFY(skip(judge, 2) == Verdict::roll_back);
            see_good(judge, 200);
        }
    }
    void looking_for_a_loss_scale_is_no_failure_but_a_search_without_end_is_told() {
        LossJudge judge({true, 10, 3});
        const StepFacts overflow{1.0, {{"all", infinity, false}}, true};
        for (std::int64_t i = 1; i <= LossJudge::most_halvings; ++i)
            QVERIFY(judge.judge(overflow) == (i % LossJudge::many_halvings == 0
                                                  ? Verdict::scale_keeps_halving
                                                  : Verdict::scale_halved));
        QCOMPARE(judge.rate_factor(), 1.0);
    }
    void gradients_that_no_scale_makes_fit_are_a_failure_at_last() {
        LossJudge judge({true, 10, 3});
        const StepFacts overflow{1.0, {{"all", infinity, false}}, true};
        for (int round = 1; round <= LossJudge::most_roll_backs; ++round) {
            skip(judge, LossJudge::most_halvings, overflow);
            QVERIFY(skip(judge, 2, overflow) == Verdict::skipped_not_finite);
            QVERIFY(skip(judge, 1, overflow) ==
                    (round < LossJudge::most_roll_backs ? Verdict::roll_back : Verdict::diverged));
        }
    }
    void a_loss_that_is_no_number_is_not_the_scales_fault() {
        LossJudge judge({true, 10, 3});
        const StepFacts bad{infinity, {{"all", infinity, false}}, true};
        QVERIFY(judge.judge(bad) == Verdict::skipped_not_finite);
        QVERIFY(judge.judge(bad) == Verdict::skipped_not_finite);
        QVERIFY(judge.judge(bad) == Verdict::roll_back);
    }
    void what_was_saved_judges_on_in_the_same_way() {
        LossJudge a({true, 10, 3});
        for (int i = 0; i < 30; ++i)
            a.judge(good(1 + 0.1 * i));
        skip(a, 3);
        see_good(a, 25, 3);
        skip(a, 2);
        LossJudge b({true, 10, 3});
        QVERIFY(b.load(a.save()));
        QCOMPARE(b.limits(), a.limits());
        QCOMPARE(b.rate_factor(), a.rate_factor());
        QVERIFY(b.judge(not_finite) == Verdict::roll_back);
        QVERIFY(a.judge(not_finite) == Verdict::roll_back);
    }
    void a_state_from_before_phases_had_their_own_norms_has_none() {
        LossJudge before({true, 10, 3}), judge({true, 10, 3});
        skip(before, 3);
        StateTree::Map state = before.save().map();
        state.erase("norms_of_phases");
        state["norms"] = StateTree::List{1.0, 2.0};
        QVERIFY(judge.load(StateTree(state)));
        QCOMPARE(judge.rate_factor(), 0.5);
        QVERIFY(judge.limits().empty());
    }
    void a_damaged_state_is_refused() {
        LossJudge judge({true, 10, 3});
        QCOMPARE(judge.load(StateTree()).error().kind, ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestLossJudge)
#include "tst_loss_judge.moc"
