#include "engine/train/monitor/step_advice.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_step_advice {

StepFacts facts_of(const std::vector<std::string>& phases) {
    StepFacts facts;
    for (const std::string& phase : phases)
        facts.phases.push_back({phase, 1.0, true});
    return facts;
}

std::string advice_text(const StepFacts& usual, const StepFacts& exploded) {
    DivergenceMonitor monitor({true, 10, 5});
    for (int i = 0; i < 20; ++i)
        monitor.add_step(usual);
    const LossVerdict verdict = monitor.add_step(exploded);
    return to_english(advice_on(verdict, 21, exploded, monitor)->what);
}

class TestStepAdvice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_explosion_states_norm_and_limit() {
        StepFacts exploded = facts_of({"all"});
        exploded.phases[0] = {"all", 20, false};
        QCOMPARE(advice_text(facts_of({"all"}), exploded),
                 std::string("the gradient norm was 20, above 10; the step was skipped"));
    }
    void of_several_phases_the_exploded_one_is_named() {
        StepFacts exploded = facts_of({"discriminator", "generator"});
        exploded.phases[1] = {"generator", 200, false};
        QCOMPARE(advice_text(facts_of({"discriminator", "generator"}), exploded),
                 std::string("the gradient norm of the phase 'generator' was 200, above 10; the "
                             "phase was skipped"));
    }
};

FORMANT_TEST(TestStepAdvice)

} // namespace tst_step_advice

#include "tst_step_advice.moc"
