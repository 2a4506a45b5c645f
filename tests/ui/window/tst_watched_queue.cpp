#include "engine/session/queue/queue_file.h"
#include "engine/session/training/live_run.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "ui/configuration/configuration_page.h"
#include "ui/hardware/hardware_page.h"
#include "ui/queue/queue_page.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace formant;

namespace tst_watched_queue {

constexpr int patience_ms = 120'000;

/// A window whose queue has jobs of these numbers of steps, named a, b, …
struct Desk : test::WordCorpus {
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};
    test::ScopedVariable state{"XDG_STATE_HOME", (folder / "state").string()};
    std::unique_ptr<MainWindow> window;

    explicit Desk(const std::vector<int>& steps) {
        JobQueue queue;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            QueuedJob job;
            job.config_file = config().string();
            job.settings = {std::string("name=") + static_cast<char>('a' + i),
                            "train.layers=unet_only",
                            "train.max_steps=" + std::to_string(steps[i])};
            job.device = "cpu";
            add_job(queue, job);
        }
        std::filesystem::create_directories(default_queue_file().parent_path());
        test::throw_on_error(write_queue(default_queue_file(), queue));
        RunRequest request;
        request.config_file = config().string();
        request.settings = {"train.max_steps=100000"};
        request.runs_folder = runs().string();
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        window = std::make_unique<MainWindow>(start_or_follow_run, request);
        window->resize(1280, 800);
        window->show();
        QTRY_VERIFY_WITH_TIMEOUT(button("start_queue").isEnabled(), patience_ms);
    }
    QPushButton& button(const char* name) const { return *window->findChild<QPushButton*>(name); }
    QString text(const char* label) const { return window->findChild<QLabel*>(label)->text(); }
    const RunMetrics& metrics() const { return window->pages().training->plots().metrics(); }
    std::size_t points() const { return metrics().point_count(Quantity::loss, "total"); }
    bool is_idle() const { return !window->pages().queue->is_running(); }
};

/// Mocks nothing: the queue of the window trains real runs.
class TestWatchedQueue : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_job_is_shown_while_it_trains() {
        const Desk desk({60, 60});
        desk.button("start_queue").click();
        QTRY_COMPARE_WITH_TIMEOUT(desk.text("run_name"), QString("a"), patience_ms);
        QTRY_VERIFY_WITH_TIMEOUT(desk.points() > 5, patience_ms);
        QCOMPARE(desk.text("plot_title"), QString("Run a"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.text("run_name"), QString("b"), patience_ms);
        QTRY_VERIFY_WITH_TIMEOUT(desk.is_idle(), patience_ms);
        QTRY_VERIFY(desk.text("status").startsWith("Training finished"));
        const auto& points = desk.metrics().of(Quantity::loss).front().series.points();
        QCOMPARE(points.front().step, 1.0);
        QCOMPARE(points.back().step, 60.0);
        QCOMPARE(points.size(), std::size_t{60}); // neither gaps nor repeated steps
    }
    void a_watched_job_is_stopped_and_its_layers_are_shown() {
        const Desk desk({100'000});
        desk.window->stack().show_page(desk.window->pages().training);
        desk.button("start_queue").click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.points() > 5, patience_ms);
        QTRY_VERIFY_WITH_TIMEOUT(desk.text("layer_share").startsWith("U-Net only"), patience_ms);
        test::keep_screenshot(*desk.window, "watched_queue");
        desk.window->controls().findChild<QPushButton*>("start_stop")->click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.is_idle(), patience_ms);
        QTRY_VERIFY(desk.text("status").startsWith("Stopped"));
    }
    void a_detached_job_continues_and_can_be_watched_again() {
        const Desk desk({100'000});
        desk.button("start_queue").click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.points() > 5, patience_ms);
        desk.button("leave").click();
        QVERIFY(!desk.window->run().is_running() && !desk.is_idle());
        desk.window->findChild<QTableView*>("jobs")->selectRow(0);
        desk.button("watch_job").click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.window->run().is_followed(), patience_ms);
        QCOMPARE(desk.window->stack().current_page(), desk.window->pages().training);
        QTRY_VERIFY_WITH_TIMEOUT(desk.points() > 5, patience_ms);
        QCOMPARE(desk.metrics().of(Quantity::loss).front().series.points().front().step, 1.0);
    }
    void measurements_are_possible_again_after_the_queue() {
        const Desk desk({5});
        const auto may_measure = [&] {
            return desk.window->pages().hardware->findChild<QPushButton*>("start")->isEnabled();
        };
        QTRY_VERIFY_WITH_TIMEOUT(may_measure(), patience_ms);
        desk.button("start_queue").click();
        QTRY_VERIFY_WITH_TIMEOUT(!may_measure(), patience_ms);
        QTRY_VERIFY_WITH_TIMEOUT(desk.is_idle() && may_measure(), patience_ms);
    }
    void closing_asks_about_the_queue_alone() {
        const Desk desk({100'000});
        desk.button("start_queue").click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.points() > 5, patience_ms);
        QString question;
        bool can_keep = true;
        QTimer::singleShot(0, desk.window.get(), [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            question = box->text();
            can_keep = box->findChild<QPushButton*>("leave_running") != nullptr;
            box->findChild<QPushButton*>("stop_and_save")->click();
        });
        desk.window->close();
        QVERIFY2(question.startsWith("The queue is running"), qPrintable(question));
        QVERIFY(!can_keep);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window->isVisible(), patience_ms);
    }
    void closing_starts_no_job_that_waits_for_the_run_of_the_window() {
        Desk desk({100'000});
        desk.window->controls().findChild<QPushButton*>("start_stop")->click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.points() > 5, patience_ms);
        desk.button("start_queue").click();
        QTRY_VERIFY(desk.text("queue_status").startsWith("Waits until"));
        QTimer::singleShot(0, desk.window.get(), [] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            box->findChild<QPushButton*>("stop_and_save")->click();
        });
        desk.window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window->isVisible(), patience_ms);
        desk.window.reset();
        QVERIFY(!std::filesystem::exists(desk.runs() / "a"));
    }
};

FORMANT_TEST_IN(QApplication, TestWatchedQueue)

} // namespace tst_watched_queue

#include "tst_watched_queue.moc"
