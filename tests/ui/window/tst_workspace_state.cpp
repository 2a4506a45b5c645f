#include "tests/support/test_registry.h"
#include "tests/ui/window/two_voices.h"
#include "ui/configuration/configuration_page.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"
#include "ui/window/window_state.h"
#include "ui/window/workspace_state.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <atomic>

using namespace formant;

namespace tst_workspace_state {

/// A run that does nothing until it is stopped.
class IdleRun : public Run {
  public:
    explicit IdleRun(std::string folder) : folder_(std::move(folder)) {}
    void post(TrainCommand command) override { stop_ = stop_ || command == TrainCommand::stop; }
    Result<void> change(const SettingValues&) override { return {}; }
    Result<void> wait() override {
        return fail(ErrorKind::interrupted, message({"t", "stopped and saved at step 7"}));
    }
    bool finished() const override { return stop_; }
    std::string folder() const override { return folder_; }

  private:
    std::string folder_;
    std::atomic<bool> stop_{false};
};

/// The window of one start of the program, with its state in the user's state folder.
struct Session {
    std::unique_ptr<MainWindow> window;
    std::unique_ptr<WorkspaceState> workspace;

    Session(const RunRequest& request, const QString& run) {
        const RunStarter starter = [run](const RunRequest&,
                                         TrainObserver&) -> Result<std::unique_ptr<Run>> {
            return std::make_unique<IdleRun>(run.toStdString());
        };
        window = std::make_unique<MainWindow>(starter, request);
        window->use_window_state_file(window_state_file());
        workspace = std::make_unique<WorkspaceState>(window->pages(), window->run(), request,
                                                     window_state_file());
        window->show();
    }
    QString chosen() const { return window->pages().training->choices().config(); }
    QString status() const { return window->findChild<QLabel*>("status")->text(); }
    void start() const {
        window->controls().findChild<QPushButton*>("start_stop")->click();
        QTRY_VERIFY(!window->run().run_folder().isEmpty());
    }
};

/// What a crash leaves of the window's state: nothing that is only written at the end.
QByteArray state_now() {
    QFile file(window_state_file());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void restore(const QByteArray& state) {
    QFile file(window_state_file());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(state);
}

class TestWorkspaceState : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_configuration_of_the_command_line_is_remembered() {
        const test::TwoVoices voices;
        { const Session session(voices.request("anna"), voices.run("anna")); }
        const Session next(voices.base(), voices.run("anna"));
        QCOMPARE(next.chosen(), voices.file("anna"));
        QCOMPARE(next.window->pages().configuration->document().file(), voices.file("anna"));
    }
    void after_a_crash_start_continues_that_very_run_and_says_what_is_lost() {
        const test::TwoVoices voices;
        voices.train("anna", 57, 50, RunPhase::training);
        QByteArray at_the_crash;
        {
            const Session session(voices.request("anna"), voices.run("anna"));
            session.start();
            at_the_crash = state_now();
        }
        restore(at_the_crash);
        const Session next(voices.base(), voices.run("anna"));
        QCOMPARE(next.chosen(), voices.run("anna"));
        QTRY_VERIFY2(next.status().contains("7 step(s) after the last save, at step 50"),
                     qPrintable(next.status()));
        QCOMPARE(next.window->findChild<QLabel*>("run_name")->text(), QString("anna"));
        next.start();
        const auto& advice = *next.window->findChild<QListWidget*>("advice");
        QTRY_VERIFY(advice.count() > 0);
        QVERIFY(advice.item(0)->text().contains("ended unexpectedly at step 57"));
    }
    void a_run_that_ended_leaves_the_choice() {
        const test::TwoVoices voices;
        voices.train("anna", 57, 50, RunPhase::training);
        {
            const Session session(voices.request("berta"), voices.run("anna"));
            session.start();
            session.window->controls().findChild<QPushButton*>("start_stop")->click();
            QTRY_VERIFY(!session.window->run().is_running());
        }
        const Session next(voices.base(), voices.run("anna"));
        QCOMPARE(next.chosen(), voices.file("berta"));
    }
    void every_page_is_found_again_even_after_a_crash() {
        const test::TwoVoices voices;
        const Session first(voices.request("anna"), voices.run("anna"));
        for (int page = 0; page < first.window->stack().count(); ++page) {
            first.window->stack().show_page(first.window->stack().page(page));
            const Session next(voices.base(), voices.run("anna"));
            const QWidget* shown = next.window->stack().current_page();
            QCOMPARE(shown, next.window->stack().page(page));
            QVERIFY(!shown->objectName().isEmpty());
        }
    }
};

FORMANT_TEST_IN(QApplication, TestWorkspaceState)

} // namespace tst_workspace_state

#include "tst_workspace_state.moc"
