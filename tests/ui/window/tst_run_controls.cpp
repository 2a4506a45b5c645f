#include "tests/support/test_registry.h"
#include "ui/window/run_controls.h"

#include <QtTest/QtTest>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_run_controls {

using State = RunControls::State;

QPushButton& button(const RunControls& controls, const char* name) {
    return *controls.findChild<QPushButton*>(name);
}

class TestRunControls : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void enabled_buttons_depend_on_the_state_data() {
        QTest::addColumn<State>("state");
        QTest::addColumn<bool>("start_stop");
        QTest::addColumn<bool>("others");
        QTest::newRow("idle") << State::idle << true << false;
        QTest::newRow("running") << State::running << true << true;
        QTest::newRow("paused") << State::paused << true << true;
        QTest::newRow("stopping") << State::stopping << false << false;
    }
    void enabled_buttons_depend_on_the_state() {
        QFETCH(const State, state);
        QFETCH(const bool, start_stop);
        QFETCH(const bool, others);
        RunControls controls;
        controls.set_state(state);
        QCOMPARE(button(controls, "start_stop").isEnabled(), start_stop);
        for (const char* name : {"pause", "save", "sample"})
            QCOMPARE(button(controls, name).isEnabled(), others);
    }
    void the_same_button_starts_and_stops() {
        RunControls controls;
        QSignalSpy starts(&controls, &RunControls::start_requested);
        QSignalSpy stops(&controls, &RunControls::stop_requested);
        button(controls, "start_stop").click();
        controls.set_state(State::running);
        button(controls, "start_stop").click();
        QCOMPARE(starts.count(), 1);
        QCOMPARE(stops.count(), 1);
    }
    void a_start_that_resumes_has_its_own_label() {
        RunControls controls;
        controls.set_can_resume(true);
        QCOMPARE(button(controls, "start_stop").text(), QString("Continue trainin&g"));
        controls.set_state(State::running);
        QCOMPARE(button(controls, "start_stop").text(), QString("&Stop"));
        controls.set_state(State::idle);
        QCOMPARE(button(controls, "start_stop").text(), QString("Continue trainin&g"));
        controls.set_can_resume(false);
        QCOMPARE(button(controls, "start_stop").text(), QString("&Start"));
    }
    void the_same_button_pauses_and_resumes() {
        RunControls controls;
        QSignalSpy pauses(&controls, &RunControls::pause_requested);
        QSignalSpy resumes(&controls, &RunControls::resume_requested);
        controls.set_state(State::running);
        button(controls, "pause").click();
        controls.set_state(State::paused);
        button(controls, "pause").click();
        QCOMPARE(pauses.count(), 1);
        QCOMPARE(resumes.count(), 1);
    }
    void the_bar_is_still_without_a_run() {
        RunControls controls;
        controls.set_state(State::running);
        controls.set_preparing();
        QCOMPARE(controls.findChild<QProgressBar*>("progress")->maximum(), 0); // indeterminate
        controls.set_state(State::idle);
        QVERIFY(controls.findChild<QProgressBar*>("progress")->maximum() > 0);
    }
    void progress_shows_steps_and_time() {
        RunControls controls;
        controls.set_state(State::running);
        controls.set_progress(50, 2300, 3723);
        QCOMPARE(controls.findChild<QProgressBar*>("progress")->format(),
                 QString("step 50 of %L1, 1:02:03 left").arg(2300));
    }
    void an_ended_run_shows_no_remaining_time() {
        RunControls controls;
        controls.set_state(State::running);
        controls.set_progress(50, 2300, 3723);
        controls.set_state(State::idle);
        const auto& progress = *controls.findChild<QProgressBar*>("progress");
        QCOMPARE(progress.format(), QString("step 50 of %L1").arg(2300));
        QCOMPARE(progress.value(), 50);
        controls.set_state(State::running); // another one
        controls.set_preparing();
        controls.set_state(State::idle);
        QVERIFY(progress.value() <= 0);
    }
    void only_a_followed_run_can_be_detached() {
        RunControls controls;
        controls.show();
        QVERIFY(!button(controls, "leave").isVisible());
        controls.set_followed(true);
        QSignalSpy detaches(&controls, &RunControls::detach_requested);
        QTest::mouseClick(&button(controls, "leave"), Qt::LeftButton);
        QCOMPARE(detaches.count(), 1);
    }
};

FORMANT_TEST_IN(QApplication, TestRunControls)

} // namespace tst_run_controls

#include "tst_run_controls.moc"
