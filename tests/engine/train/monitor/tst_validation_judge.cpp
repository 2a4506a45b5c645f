#include "engine/train/monitor/validation_judge.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <limits>

using namespace formant;
using Verdict = ValidationVerdict;

namespace {

/// A judge that has seen one validation of 1 after steps of loss 1.
ValidationJudge judge_after_one(std::int64_t patience) {
    ValidationJudge judge({patience});
    judge.add_step(1);
    judge.judge(1);
    return judge;
}

Verdict next(ValidationJudge& judge, double training, double validation) {
    judge.add_step(training);
    return judge.judge(validation);
}

} // namespace

class TestValidationJudge : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_lowest_is_the_best() {
        ValidationJudge judge({10});
        QVERIFY(judge.judge(2) == Verdict::better);
        QVERIFY(judge.judge(3) == Verdict::no_better);
        QVERIFY(judge.judge(2) == Verdict::no_better);
        QVERIFY(judge.judge(1.9) == Verdict::better);
        QCOMPARE(judge.best(), std::optional(1.9));
    }
    void what_is_no_number_is_never_the_best() {
        ValidationJudge judge({10});
        QVERIFY(judge.judge(std::numeric_limits<double>::quiet_NaN()) == Verdict::no_better);
        QVERIFY(!judge.best());
        QVERIFY(judge.judge(5) == Verdict::better);
    }
    void standing_still_is_told_after_the_patience_and_then_counted_anew() {
        ValidationJudge judge = judge_after_one(3);
        for (int round = 0; round < 2; ++round) {
            QVERIFY(judge.judge(1) == Verdict::no_better);
            QVERIFY(judge.judge(1) == Verdict::no_better);
            QVERIFY(judge.judge(1) == Verdict::plateau);
        }
    }
    void a_better_one_renews_the_patience() {
        ValidationJudge judge = judge_after_one(2);
        QVERIFY(judge.judge(1) == Verdict::no_better);
        QVERIFY(judge.judge(0.5) == Verdict::better);
        QVERIFY(judge.judge(0.6) == Verdict::no_better);
        QVERIFY(judge.judge(0.6) == Verdict::plateau);
    }
    void rising_while_the_training_falls_is_learning_by_heart() {
        ValidationJudge judge = judge_after_one(100);
        QVERIFY(next(judge, 0.9, 1.1) == Verdict::no_better);
        QVERIFY(next(judge, 0.8, 1.2) == Verdict::no_better);
        QVERIFY(next(judge, 0.7, 1.3) == Verdict::overfits);
        QVERIFY(next(judge, 0.6, 1.4) == Verdict::no_better); // told once
    }
    void rising_with_the_training_is_not() {
        ValidationJudge judge = judge_after_one(100);
        for (int i = 1; i < 9; ++i)
            QVERIFY(next(judge, 1 + 0.1 * i, 1 + 0.1 * i) == Verdict::no_better);
    }
    void the_training_is_the_mean_of_its_steps() {
        ValidationJudge judge = judge_after_one(100);
        for (const double validation : {1.1, 1.2}) {
            judge.add_step(0.1);
            next(judge, 1.9, validation); // mean 1, as before: not falling
        }
        judge.add_step(0.1);
        QVERIFY(next(judge, 1.9, 1.3) == Verdict::no_better);
    }
    void saved_and_loaded_it_goes_on_the_same() {
        ValidationJudge judge = judge_after_one(4);
        next(judge, 0.9, 1.1);
        next(judge, 0.8, 1.2);
        judge.add_step(0.1);
        ValidationJudge again({4});
        QVERIFY(again.load(judge.save()));
        QCOMPARE(again.best(), std::optional(1.0));
        QVERIFY(next(again, 0.9, 1.3) == Verdict::overfits);
        QVERIFY(next(again, 0.9, 1.3) == Verdict::plateau);
    }
    void a_state_that_is_not_one_is_refused() { QVERIFY(!ValidationJudge({1}).load(StateTree())); }
};

FORMANT_TEST(TestValidationJudge)
#include "tst_validation_judge.moc"
