#include "engine/train/monitor/step_advice.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

StepFacts facts_of(const std::vector<std::string>& phases) {
    StepFacts facts;
    for (const std::string& phase : phases)
        facts.phases.push_back({phase, 1.0, true});
    return facts;
}

std::string words_for(const StepFacts& usual, const StepFacts& exploded) {
    LossJudge judge({true, 10, 5});
    for (int i = 0; i < 20; ++i)
        judge.judge(usual);
    const Verdict verdict = judge.judge(exploded);
    return to_english(advice_on(verdict, 21, exploded, judge)->what);
}

} // namespace

class TestStepAdvice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_explosion_says_how_large_the_norm_was_and_what_is_allowed() {
        StepFacts exploded = facts_of({"all"});
        exploded.phases[0] = {"all", 200, false};
        QCOMPARE(words_for(facts_of({"all"}), exploded),
                 std::string("the gradient norm was 200, above 10; the step was left out and "
                             "changed nothing"));
    }
    void of_several_phases_it_says_which() {
        StepFacts exploded = facts_of({"discriminator", "generator"});
        exploded.phases[1] = {"generator", 200, false};
        QCOMPARE(words_for(facts_of({"discriminator", "generator"}), exploded),
                 std::string("the gradient norm of the phase 'generator' was 200, above 10; it was "
                             "left out of the step and changed nothing"));
    }
};

FORMANT_TEST(TestStepAdvice)
#include "tst_step_advice.moc"
