#include "engine/train/loss_judge.h"

#include <QtTest/QtTest>

#include <cmath>
#include <limits>

using namespace formant;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

StepFacts good(double norm = 1) {
    return {2.0, norm, true};
}
const StepFacts not_finite{nan, nan, false};
const StepFacts explosion{50.0, 100.0, false};

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
        QCOMPARE(judge.limit(), infinity);
        see_good(judge, 1);
        QCOMPARE(judge.limit(), 10.0);
    }
    void the_limit_is_a_multiple_of_the_running_median() {
        LossJudge judge({true, 4, 5});
        see_good(judge, 99, 2);
        see_good(judge, 1, 1000); // an outlier hardly moves a median
        QCOMPARE(judge.limit(), 8.0);
        see_good(judge, 100, 0.5); // the older ones have left the window
        QCOMPARE(judge.limit(), 2.0);
    }
    void skipped_steps_do_not_move_the_limit() {
        LossJudge judge({true, 10, 5});
        see_good(judge, 20);
        skip(judge, 4, explosion);
        QCOMPARE(judge.limit(), 10.0);
    }
    void without_protection_there_is_never_a_limit() {
        LossJudge judge({false, 10, 5});
        see_good(judge, 50);
        QCOMPARE(judge.limit(), infinity);
    }
    void a_skip_says_whether_it_was_no_number_or_an_explosion() {
        LossJudge judge({true, 10, 5});
        QVERIFY(judge.judge(not_finite) == Verdict::skipped_not_finite);
        QVERIFY(judge.judge(explosion) == Verdict::skipped_explosion);
        QVERIFY(judge.judge({2.0, infinity, false}) == Verdict::skipped_not_finite);
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
        QCOMPARE(judge.limit(), infinity);
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
        const StepFacts overflow{1.0, infinity, false, true};
        for (std::int64_t i = 1; i <= LossJudge::most_halvings; ++i)
            QVERIFY(judge.judge(overflow) == (i % LossJudge::many_halvings == 0
                                                  ? Verdict::scale_keeps_halving
                                                  : Verdict::scale_halved));
        QCOMPARE(judge.rate_factor(), 1.0);
    }
    void gradients_that_no_scale_makes_fit_are_a_failure_at_last() {
        LossJudge judge({true, 10, 3});
        const StepFacts overflow{1.0, infinity, false, true};
        for (int round = 1; round <= LossJudge::most_roll_backs; ++round) {
            skip(judge, LossJudge::most_halvings, overflow);
            QVERIFY(skip(judge, 2, overflow) == Verdict::skipped_not_finite);
            QVERIFY(skip(judge, 1, overflow) ==
                    (round < LossJudge::most_roll_backs ? Verdict::roll_back : Verdict::diverged));
        }
    }
    void a_loss_that_is_no_number_is_not_the_scales_fault() {
        LossJudge judge({true, 10, 3});
        const StepFacts bad{infinity, infinity, false, true};
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
        QCOMPARE(b.limit(), a.limit());
        QCOMPARE(b.rate_factor(), a.rate_factor());
        QVERIFY(b.judge(not_finite) == Verdict::roll_back);
        QVERIFY(a.judge(not_finite) == Verdict::roll_back);
    }
    void a_damaged_state_is_refused() {
        LossJudge judge({true, 10, 3});
        QCOMPARE(judge.load(StateTree()).error().kind, ErrorKind::checkpoint);
    }
};

QTEST_APPLESS_MAIN(TestLossJudge)
#include "tst_loss_judge.moc"
