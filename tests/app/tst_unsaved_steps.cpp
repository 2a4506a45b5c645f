#include "app/unsaved_steps.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_unsaved_steps {

StepReport step(std::int64_t number) {
    StepReport report;
    report.step = number;
    return report;
}

class TestUnsavedSteps : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void steps_since_the_last_checkpoint_are_unsaved() {
        UnsavedSteps steps;
        QCOMPARE(steps.text(), std::string());
        steps.add(step(1));
        QCOMPARE(steps.text(), std::string("step 1"));
        steps.add(step(2));
        QCOMPARE(steps.text(), std::string("steps 1 to 2"));
        steps.add(CheckpointSaved{2, "/runs/a/checkpoints/step_2.pt"});
        QCOMPARE(steps.text(), std::string());
        steps.add(step(3));
        QCOMPARE(steps.text(), std::string("step 3"));
    }
    void a_resumed_run_has_saved_its_earlier_steps() {
        UnsavedSteps steps;
        steps.add(step(41));
        QCOMPARE(steps.text(), std::string("step 41"));
    }
    void only_a_step_file_is_resumed_from() {
        UnsavedSteps steps;
        steps.add(step(1));
        steps.add(CheckpointSaved{1, "/runs/step_x/checkpoints/best_step_1.pt"});
        QCOMPARE(steps.text(), std::string("step 1"));
    }
    void a_finished_run_has_saved_everything() {
        UnsavedSteps steps;
        steps.add(step(7));
        steps.add(RunState{RunPhase::done, 7, {}});
        QCOMPARE(steps.text(), std::string());
    }
};

FORMANT_TEST(TestUnsavedSteps)

} // namespace tst_unsaved_steps

#include "tst_unsaved_steps.moc"
