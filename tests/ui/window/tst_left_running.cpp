#include "engine/base/atomic_file.h"
#include "engine/session/ipc/detached_run.h"
#include "engine/session/ipc/stop_run.h"
#include "engine/session/queue/queue_file.h"
#include "engine/session/runs/run_status.h"
#include "engine/session/training/live_run.h"
#include "engine/session/training/run_service.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/recorder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "ui/queue/queue_page.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>

using namespace formant;

namespace tst_left_running {

constexpr int patience_ms = 120'000;

/// A folder for runs; runs that are still active at the end are stopped.
struct Place : test::WordCorpus {
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};
    test::ScopedVariable sockets{"XDG_RUNTIME_DIR", (folder / "run").string()};
    test::ScopedVariable state{"XDG_STATE_HOME", (folder / "state").string()};

    Place() { std::filesystem::create_directory(folder / "run"); }
    ~Place() {
        if (const auto left = detached())
            test::throw_on_error(stop_run(left->string(), "", 60).map([](const RunStatus&) {}));
    }
    RunRequest base() const {
        RunRequest request;
        request.runs_folder = runs().string();
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        return request;
    }
    RunRequest long_training() const {
        RunRequest request = base();
        request.config_file = config().string();
        request.settings = {"train.max_steps=100000"};
        return request;
    }
    std::optional<Path> detached() const { return newest_live_run(runs().string()); }
    std::int64_t step() const {
        const auto status = read_run_status((runs() / "small").string(), "");
        return status ? status->step : 0;
    }
    bool is_training() const {
        const std::int64_t before = step();
        return QTest::qWaitFor([&] { return step() > before + 5; }, patience_ms);
    }
};

struct Desk {
    MainWindow window;

    explicit Desk(const RunRequest& request) : window(start_or_follow_run, request) {
        window.show();
    }
    QPushButton& button(const char* name) { return *window.findChild<QPushButton*>(name); }
    QPushButton& of_bar(const char* name) {
        return *window.controls().findChild<QPushButton*>(name);
    }
    std::size_t points() {
        return window.pages().training->plots().metrics().point_count(Quantity::loss, "total");
    }
    QString status() { return window.findChild<QLabel*>("status")->text(); }
    bool is_in(RunControls::State state) { return window.controls().state() == state; }

    void train() {
        of_bar("start_stop").click();
        QTRY_VERIFY_WITH_TIMEOUT(points() > 5, patience_ms);
    }
    void follow() {
        QTRY_VERIFY_WITH_TIMEOUT(window.run().is_followed(), patience_ms);
        QTRY_VERIFY_WITH_TIMEOUT(points() > 5, patience_ms);
    }
    /// Closes the window and clicks this button of the question.
    void close_with(const char* answer) {
        bool has_question = false;
        QTimer::singleShot(0, &window, [answer, &has_question] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(question != nullptr);
            has_question = true;
            question->findChild<QPushButton*>(answer)->click();
        });
        window.close();
        QVERIFY(has_question);
    }
};

/// Mocks nothing: the window, its run, and the process that continues without it are real.
class TestLeftRunning : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_keeps_running_and_is_followed_and_stopped_by_a_new_window() {
        const Place place;
        {
            Desk first(place.long_training());
            first.train();
            first.close_with("leave_running");
            QVERIFY(first.window.isVisible()); // until the other process has taken the run over
            QTRY_VERIFY_WITH_TIMEOUT(!first.window.isVisible(), patience_ms);
            QCOMPARE(first.window.exit_code(), 0);
        }
        QVERIFY(place.detached().has_value());
        QVERIFY(place.is_training());
        Desk second(place.base());
        second.window.follow_live_run();
        second.follow();
        const RunMetrics& metrics = second.window.pages().training->plots().metrics();
        QCOMPARE(metrics.of(Quantity::loss).front().series.points().front().step, 1.0);
        second.of_bar("start_stop").click();
        QTRY_VERIFY_WITH_TIMEOUT(second.status().startsWith("Stopped and saved"), patience_ms);
        QTRY_VERIFY_WITH_TIMEOUT(!place.detached(),
                                 patience_ms); // its end is reported before it exits
    }
    void a_run_of_the_command_line_is_followed_and_controlled_when_its_folder_is_opened() {
        const Place place;
        test::Recorder nobody;
        const auto elsewhere = start_detached(place.long_training(), nobody).value();
        Desk desk(place.base());
        desk.window.pages().training->choices().open_config(
            QString::fromStdString((place.runs() / "small").string()));
        desk.follow();
        desk.of_bar("pause").click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.is_in(RunControls::State::paused), patience_ms);
        const auto saved = "step_" + std::to_string(place.step()) + ".pt";
        desk.of_bar("save").click();
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(place.checkpoint("small", saved)),
                                 patience_ms);
        desk.of_bar("pause").click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.is_in(RunControls::State::running), patience_ms);
        desk.of_bar("sample").click();
        auto& samples = *desk.window.pages().training->findChild<QListWidget*>("samples");
        QTRY_VERIFY_WITH_TIMEOUT(samples.count() > 0, patience_ms);
        auto& live = desk.window.pages().training->live_settings();
        live.findChild<QRadioButton*>("layers:unet_only")->click();
        QTRY_VERIFY(live.findChild<QPushButton*>("apply_live")->isEnabled());
        live.findChild<QPushButton*>("apply_live")->click();
        auto& status = *live.findChild<QLabel*>("live_status");
        QTRY_VERIFY_WITH_TIMEOUT(status.text().contains("train.layers=unet_only"), patience_ms);
    }
    void a_run_that_starts_just_after_the_window_opened_is_followed_too() {
        const Place place;
        Desk desk(place.base());
        desk.window.follow_live_run();
        QTest::qWait(1500);
        QVERIFY(!desk.window.run().is_running());
        test::Recorder nobody;
        const auto elsewhere = start_detached(place.long_training(), nobody).value();
        desk.follow();
    }
    void a_followed_run_can_be_detached_so_that_another_is_started() {
        const Place place;
        test::Recorder nobody;
        const auto elsewhere = start_detached(place.long_training(), nobody).value();
        Desk desk(place.base());
        desk.window.follow_live_run();
        desk.follow();
        desk.of_bar("leave").click();
        QVERIFY(desk.is_in(RunControls::State::idle));
        QVERIFY(!desk.of_bar("leave").isVisible());
        std::string other = read_file(place.config()).value();
        other.replace(0, other.find('\n'), "name: other");
        test::throw_on_error(write_file_atomically(place.folder / "other.yaml", other));
        desk.window.pages().training->choices().open_config(
            QString::fromStdString((place.folder / "other.yaml").string()));
        desk.of_bar("start_stop").click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Training finished"), patience_ms);
        QVERIFY(place.is_training());
    }
    void a_followed_run_continues_when_the_window_closes() {
        const Place place;
        test::Recorder nobody;
        const auto elsewhere = start_detached(place.long_training(), nobody).value();
        {
            Desk confirmed(place.base());
            confirmed.window.follow_live_run();
            confirmed.follow();
            confirmed.close_with("leave_running");
            QTRY_VERIFY(!confirmed.window.isVisible());
            Desk signaled(place.base()); // by a signal
            signaled.window.follow_live_run();
            signaled.follow();
            signaled.window.stop_and_close();
            QTRY_VERIFY(!signaled.window.isVisible());
        }
        QVERIFY(place.is_training());
    }
    void a_run_that_cannot_be_detached_keeps_the_window_open_with_the_reason() {
        const Place place;
        MainWindow window(start_run, place.long_training(),
                          [](const RunRequest&, TrainObserver&) -> Result<std::unique_ptr<Run>> {
                              return fail(ErrorKind::internal,
                                          message(FORMANT_TR("t", "no process any more")));
                          });
        window.show();
        window.findChild<QPushButton*>("start_stop")->click();
        QTRY_VERIFY_WITH_TIMEOUT(place.step() > 3, patience_ms);
        QTimer::singleShot(0, &window, [] {
            QApplication::activeModalWidget()->findChild<QPushButton*>("leave_running")->click();
        });
        window.close();
        auto& status = *window.findChild<QLabel*>("status");
        QTRY_VERIFY_WITH_TIMEOUT(status.text().contains("no process any more"), patience_ms);
        QVERIFY(window.isVisible());
        window.close(); // no run is active any more
        QVERIFY(!window.isVisible());
    }
    void a_running_queue_saves_its_job_before_the_window_closes() {
        const Place place;
        JobQueue queue;
        QueuedJob job;
        job.config_file = place.config().string();
        job.settings = {"train.max_steps=100000"};
        job.device = "cpu";
        add_job(queue, job);
        std::filesystem::create_directories(default_queue_file().parent_path());
        test::throw_on_error(write_queue(default_queue_file(), queue));
        Desk desk(place.base());
        QTRY_VERIFY_WITH_TIMEOUT(desk.button("start_queue").isEnabled(), patience_ms);
        desk.button("start_queue").click();
        QTRY_VERIFY_WITH_TIMEOUT(place.step() > 3, patience_ms);
        desk.close_with("stop_and_save");
        QVERIFY2(desk.status().startsWith("The queue saves"), qPrintable(desk.status()));
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window.isVisible(), patience_ms);
        QVERIFY(read_queue(default_queue_file())->jobs[0].state == JobState::waiting);
    }
};

FORMANT_TEST_IN(QApplication, TestLeftRunning)

} // namespace tst_left_running

#include "tst_left_running.moc"
