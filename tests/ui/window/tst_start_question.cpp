#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/ui/window/two_voices.h"
#include "ui/configuration/configuration_page.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_start_question {

/// A window in which Anna is chosen; it records what is started.
struct Desk : test::TwoVoices {
    std::vector<RunRequest> started;
    std::unique_ptr<MainWindow> window;
    QString question; ///< the last one; empty: none was asked

    Desk() {
        const RunStarter record = [this](const RunRequest& request,
                                         TrainObserver&) -> Result<std::unique_ptr<Run>> {
            started.push_back(request);
            return fail(ErrorKind::usage, message({"t", "nothing is trained here"}));
        };
        window = std::make_unique<MainWindow>(record, request("anna"));
        window->resize(1280, 800);
        window->show();
    }
    ConfigurationPage& editor() const { return *window->pages().configuration; }
    ConfigDocument& document() const { return editor().document(); }
    std::string saved(const std::string& name) const {
        return read_file(file(name).toStdString()).value();
    }
    /// Presses Start and this button of the question; null: Enter.
    void start(const char* answer = nullptr) {
        question.clear();
        const std::size_t before = started.size();
        QTimer::singleShot(0, window.get(), [this, answer] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr)
                return;
            question = box->text();
            test::keep_screenshot(*box, "start_question");
            if (answer != nullptr)
                box->findChild<QPushButton*>(answer)->click();
            else
                QTest::keyClick(box, Qt::Key_Return);
        });
        window->controls().findChild<QPushButton*>("start_stop")->click();
        QTest::qWait(100);
        if (answer != nullptr || question.isEmpty())
            QTRY_COMPARE(started.size(), before + 1);
    }
};

class TestStartQuestion : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_is_shown_and_chosen_is_trained_without_a_question() {
        Desk desk;
        desk.editor().open_file(desk.file("anna"));
        desk.start();
        QVERIFY(desk.question.isEmpty());
        QCOMPARE(desk.started.size(), std::size_t{1});
    }
    void nothing_is_asked_where_no_configuration_is_open() {
        Desk desk;
        desk.start();
        QVERIFY(desk.question.isEmpty());
    }
    void unsaved_changes_are_saved_and_trained() {
        Desk desk;
        desk.editor().open_file(desk.file("anna"));
        QVERIFY(desk.document().set("train.max_steps", "77"));
        desk.start("save_and_train");
        QVERIFY2(desk.question.contains("anna") && desk.question.contains("not saved"),
                 qPrintable(desk.question));
        QVERIFY(desk.saved("anna").find("77") != std::string::npos);
        QCOMPARE(desk.started.back().config_file, desk.file("anna").toStdString());
    }
    void the_saved_file_is_trained_and_the_changes_stay() {
        Desk desk;
        desk.editor().open_file(desk.file("anna"));
        QVERIFY(desk.document().set("train.max_steps", "77"));
        desk.start("train_saved");
        QCOMPARE(desk.saved("anna"), test::TwoVoices::yaml("anna"));
        QVERIFY(!desk.document().is_saved());
        desk.start("train_saved"); // is asked again
        QVERIFY(!desk.question.isEmpty());
    }
    void enter_starts_nothing() {
        Desk desk;
        const QString status = desk.window->findChild<QLabel*>("status")->text();
        desk.editor().open_file(desk.file("anna"));
        QVERIFY(desk.document().set("train.max_steps", "77"));
        desk.start();
        QVERIFY(!desk.question.isEmpty());
        QVERIFY(desk.started.empty());
        QVERIFY(!desk.document().is_saved());
        QVERIFY(desk.window->controls().state() == RunControls::State::idle);
        QVERIFY(desk.window->controls().tone() == RunControls::Tone::plain);
    }
    void another_configuration_than_the_chosen_one_is_asked_about() {
        Desk desk;
        desk.editor().open_file(desk.file("berta"));
        desk.start("save_and_train");
        QVERIFY2(desk.question.contains("berta") && desk.question.contains("anna"),
                 qPrintable(desk.question));
        QCOMPARE(desk.started.back().config_file, desk.file("berta").toStdString());
        QCOMPARE(desk.window->pages().training->choices().config(), desk.file("berta"));
    }
    void the_chosen_one_is_trained_and_not_asked_about_again() {
        Desk desk;
        desk.editor().open_file(desk.file("berta"));
        desk.start("train_saved");
        QCOMPARE(desk.started.back().config_file, desk.file("anna").toStdString());
        desk.start();
        QVERIFY(desk.question.isEmpty());
        QCOMPARE(desk.started.size(), std::size_t{2});
    }
    void the_run_of_the_shown_file_is_the_same_voice() {
        Desk desk;
        desk.train("anna", 5, 5, RunPhase::stopped);
        desk.editor().open_file(desk.file("anna"));
        desk.window->pages().training->choices().open_config(desk.run("anna"));
        desk.start();
        QVERIFY(desk.question.isEmpty());
    }
    void a_run_that_was_started_with_other_settings_is_asked_about() {
        Desk desk;
        desk.train("anna", 5, 5, RunPhase::stopped);
        desk.editor().open_file(desk.file("anna"));
        QVERIFY(desk.document().set("train.max_steps", "77"));
        QVERIFY(desk.document().save_as(desk.file("anna")));
        desk.window->pages().training->choices().open_config(desk.run("anna"));
        desk.start("save_and_train");
        QVERIFY2(desk.question.contains("other settings for anna"), qPrintable(desk.question));
        QCOMPARE(desk.started.back().config_file, desk.file("anna").toStdString());
    }
    void a_configuration_that_cannot_be_saved_is_shown_with_the_reason() {
        Desk desk;
        desk.editor().open_file(desk.file("anna"));
        desk.document().set_text(desk.document().text() + "train:\n  max_steps: many\n");
        QTimer::singleShot(0, desk.window.get(), [] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            box->findChild<QPushButton*>("save_and_train")->click();
        });
        desk.window->controls().findChild<QPushButton*>("start_stop")->click();
        QCOMPARE(desk.window->stack().current_page(), &desk.editor());
        QVERIFY(desk.started.empty());
    }
};

FORMANT_TEST_IN(QApplication, TestStartQuestion)

} // namespace tst_start_question

#include "tst_start_question.moc"
