#include "tests/support/test_registry.h"
#include "ui/messages/questions.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMessageBox>

using namespace formant;

namespace tst_questions {

/// Calls `act` with the question that opens next.
void on_question(QWidget& window, std::function<void(QMessageBox&)> act) {
    QTimer::singleShot(0, &window, [act = std::move(act)] {
        act(*qobject_cast<QMessageBox*>(QApplication::activeModalWidget()));
    });
}

Unsaved answer(Qt::Key key) {
    QWidget window;
    on_question(window, [key](QMessageBox& box) { QTest::keyClick(box.focusWidget(), key); });
    return ask_about_unsaved(window, "Save the changes?");
}

bool agrees_by(Qt::Key key) {
    QWidget window;
    on_question(window, [key](QMessageBox& box) { QTest::keyClick(box.focusWidget(), key); });
    return confirm_loss(window, "File changed on disk", "Overwrite it?", "Overwrite");
}

class TestQuestions : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void enter_saves_unsaved_changes_and_escape_cancels() {
        QVERIFY(answer(Qt::Key_Return) == Unsaved::save);
        QVERIFY(answer(Qt::Key_Escape) == Unsaved::cancel);
    }
    void unsaved_changes_are_discarded_only_by_that_button() {
        QWidget window;
        on_question(window, [](QMessageBox& box) { box.button(QMessageBox::Discard)->click(); });
        QVERIFY(ask_about_unsaved(window, "Save the changes?") == Unsaved::discard);
    }
    void no_key_alone_agrees_to_a_loss() {
        QVERIFY(!agrees_by(Qt::Key_Return));
        QVERIFY(!agrees_by(Qt::Key_Space));
        QVERIFY(!agrees_by(Qt::Key_Escape));
    }
    void the_button_of_the_loss_agrees() {
        QWidget window;
        on_question(window, [](QMessageBox& box) {
            for (QAbstractButton* button : box.buttons())
                if (button->text() == "Overwrite")
                    button->click();
        });
        QVERIFY(confirm_loss(window, "File changed on disk", "Overwrite it?", "Overwrite"));
    }
};

FORMANT_TEST_IN(QApplication, TestQuestions)

} // namespace tst_questions

#include "tst_questions.moc"
