#include "tests/support/test_registry.h"
#include "ui/window/close_question.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_close_question {

/// Shows the question and clicks one of its buttons.
struct Answer {
    QString text;
    CloseChoice choice = CloseChoice::cancel;

    Answer(const OngoingWork& work, const char* button) {
        QWidget window;
        QTimer::singleShot(0, &window, [this, button] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            text = question->text();
            question->findChild<QPushButton*>(button)->click();
        });
        choice = ask_how_to_close(window, work);
    }
};

class TestCloseQuestion : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_is_stopped_or_kept_running() {
        OngoingWork training;
        training.is_training = true;
        QVERIFY(Answer(training, "stop_and_save").choice == CloseChoice::stop);
        const Answer left(training, "leave_running");
        QVERIFY(left.choice == CloseChoice::keep_running);
        QVERIFY(left.text.startsWith("Training is running."));
    }
    void the_question_explains_what_happens_to_a_pause() {
        OngoingWork paused;
        paused.is_training = paused.is_paused = true;
        const Answer here(paused, "leave_running");
        QVERIFY(here.text.contains("“Keep running” ends the pause"));
        paused.is_followed = true;
        const Answer elsewhere(paused, "leave_running");
        QVERIFY(elsewhere.text.contains("It stays paused"));
    }
};

FORMANT_TEST_IN(QApplication, TestCloseQuestion)

} // namespace tst_close_question

#include "tst_close_question.moc"
