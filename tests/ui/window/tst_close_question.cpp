#include "tests/support/test_registry.h"
#include "ui/window/close_question.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace {

/// What is asked of somebody who answers with that button.
struct Asked {
    QString words;
    CloseChoice choice = CloseChoice::cancel;

    Asked(const Unfinished& unfinished, const char* answer) {
        QWidget window;
        QTimer::singleShot(0, &window, [this, answer] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            words = question->text();
            question->findChild<QPushButton*>(answer)->click();
        });
        choice = ask_how_to_close(window, unfinished);
    }
};

} // namespace

class TestCloseQuestion : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_training_is_stopped_or_left_running() {
        Unfinished training;
        training.is_training = true;
        QVERIFY(Asked(training, "stop_and_save").choice == CloseChoice::stop);
        const Asked left(training, "leave_running");
        QVERIFY(left.choice == CloseChoice::leave);
        QVERIFY(left.words.startsWith("A training is running."));
    }
    void of_one_that_is_paused_it_is_said_what_becomes_of_the_pause() {
        Unfinished paused;
        paused.is_training = paused.is_paused = true;
        const Asked here(paused, "leave_running");
        QVERIFY(here.words.contains("Left running, it is paused no longer"));
        paused.is_followed = true;
        const Asked elsewhere(paused, "leave_running");
        QVERIFY(elsewhere.words.contains("It stays paused"));
    }
};

FORMANT_TEST_IN(QApplication, TestCloseQuestion)
#include "tst_close_question.moc"
