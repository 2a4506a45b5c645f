#include "tests/support/test_registry.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

#include <atomic>
#include <thread>

using namespace formant;

namespace tst_main_window {

constexpr int steps = 300;

/// Selects how a fake run ends when it is stopped: interrupted and saved, or with its own result.
enum class EndOfFake { interrupted, own };

/// Reports steps from its own thread until it is stopped, without training.
class FakeRun : public Run {
  public:
    FakeRun(TrainObserver& observer, Result<void> end, EndOfFake which)
        : end_(std::move(end)), which_(which), thread_([this, &observer] { work(observer); }) {}
    ~FakeRun() override {
        stop_ = true;
        if (thread_.joinable())
            thread_.join();
    }
    Result<void> change(const SettingValues&) override { return {}; }
    void post(TrainCommand command) override { stop_ = stop_ || command == TrainCommand::stop; }
    Result<void> wait() override {
        thread_.join();
        if (stop_ && which_ == EndOfFake::interrupted)
            return fail(ErrorKind::interrupted,
                        message(FORMANT_TR("t", "stopped and saved at step 7")));
        return end_;
    }
    bool finished() const override { return finished_; }
    std::string folder() const override { return "/runs/fake"; }

  private:
    void work(TrainObserver& observer) {
        observer.on_event(RunState{RunPhase::training, 0, {}});
        for (int step = 1; step <= steps && !stop_; ++step) {
            StepReport report;
            report.step = step;
            report.max_steps = steps;
            report.total = 5.0 / step;
            report.losses = {{"recon", 3.0 / step}, {"prior", 2.0 / step}};
            observer.on_event(report);
            std::this_thread::sleep_for(std::chrono::milliseconds(3));
        }
        observer.on_event(Advice{steps, "test", message(FORMANT_TR("t", "mind the gap"))});
        finished_ = true;
    }

    Result<void> end_;
    EndOfFake which_;
    std::atomic<bool> stop_{false};
    std::atomic<bool> finished_{false};
    std::thread thread_;
};

RunStarter fake(Result<void> end = {}, EndOfFake which = EndOfFake::interrupted) {
    return [=](const RunRequest&, TrainObserver& observer) -> Result<std::unique_ptr<Run>> {
        return std::make_unique<FakeRun>(observer, end, which);
    };
}

RunRequest some_config() {
    RunRequest request;
    request.config_file = "/voices/mine.yaml";
    return request;
}

const RunMetrics& metrics_of(MainWindow& window) {
    return window.pages().training->plots().metrics();
}

std::size_t points(MainWindow& window) {
    return metrics_of(window).point_count(Quantity::loss, "total");
}

QString status(const MainWindow& window) {
    return window.findChild<QLabel*>("status")->text();
}

void click(MainWindow& window, const char* name) {
    QTest::mouseClick(window.findChild<QPushButton*>(name), Qt::LeftButton);
}

/// Clicks a button of the question that appears: a standard one, or "Stop and save" for NoButton.
void answer_question(QMessageBox::StandardButton button) {
    QTimer::singleShot(0, [button] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(question != nullptr);
        if (button == QMessageBox::NoButton)
            question->findChild<QPushButton*>("stop_and_save")->click();
        else
            question->button(button)->click();
    });
}

class TestMainWindow : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_updates_the_plot_and_ends_as_finished() {
        MainWindow window(fake(), some_config());
        window.show();
        click(window, "start_stop");
        QTRY_VERIFY(points(window) > 10);
        QVERIFY(points(window) < steps); // it updates while the run is active
        QTRY_VERIFY(status(window).startsWith("Training finished"));
        QCOMPARE(points(window), std::size_t{steps});
        QCOMPARE(metrics_of(window).of(Quantity::loss).size(), std::size_t{3});
        QCOMPARE(window.findChild<QListWidget*>("advice")->count(), 1);
    }
    void a_stop_is_reported_as_a_stop() {
        MainWindow window(fake(), some_config());
        window.show();
        click(window, "start_stop");
        QTRY_VERIFY(points(window) > 5);
        click(window, "start_stop");
        QTRY_VERIFY(status(window).startsWith("Stopped and saved"));
        QVERIFY(window.controls().state() == RunControls::State::idle);
    }
    void a_failure_is_never_shown_as_finished() {
        MainWindow window(fake(fail(ErrorKind::training, message(FORMANT_TR("t", "it diverged")))),
                          some_config());
        window.show();
        click(window, "start_stop");
        QTRY_COMPARE(status(window), QString("Failed: it diverged"));
    }
    void a_failed_start_shows_the_reason() {
        MainWindow window(
            [](const RunRequest&, TrainObserver&) -> Result<std::unique_ptr<Run>> {
                return fail(ErrorKind::usage, message(FORMANT_TR("t", "no such file")));
            },
            some_config());
        window.show();
        click(window, "start_stop");
        QTRY_COMPARE(status(window), QString("Could not start: no such file"));
        QVERIFY(window.controls().state() == RunControls::State::idle);
    }
    void a_signal_stops_saves_and_closes_without_a_question() {
        MainWindow window(fake(), some_config());
        window.show();
        click(window, "start_stop");
        QTRY_VERIFY(points(window) > 5);
        window.stop_and_close();
        QTRY_VERIFY(!window.isVisible());
        QCOMPARE(window.exit_code(), static_cast<int>(ErrorKind::interrupted));
    }
    void closing_during_training_asks_and_can_be_canceled() {
        MainWindow window(fake(), some_config());
        window.show();
        click(window, "start_stop");
        QTRY_VERIFY(points(window) > 5);
        answer_question(QMessageBox::Cancel);
        window.close();
        QVERIFY(window.isVisible());
        QVERIFY(window.controls().state() == RunControls::State::running);
    }
    void confirming_stops_and_saves_the_run_and_closes_the_window() {
        MainWindow window(fake(), some_config());
        window.show();
        click(window, "start_stop");
        QTRY_VERIFY(points(window) > 5);
        answer_question(QMessageBox::NoButton);
        window.close();
        QTRY_VERIFY(!window.isVisible());
        QCOMPARE(window.exit_code(), static_cast<int>(ErrorKind::interrupted));
    }
    void a_window_without_a_run_closes_at_once() {
        MainWindow window(fake(), some_config());
        window.show();
        window.stop_and_close();
        QTRY_VERIFY(!window.isVisible());
        QCOMPARE(window.exit_code(), 0);
    }
    void an_error_at_the_end_keeps_the_window_open() {
        MainWindow window(fake(fail(ErrorKind::disk, message(FORMANT_TR("t", "the disk is full"))),
                               EndOfFake::own),
                          some_config());
        window.show();
        click(window, "start_stop");
        QTRY_VERIFY(points(window) > 5);
        window.stop_and_close();
        QTRY_COMPARE(status(window), QString("Failed: the disk is full"));
        QVERIFY(window.isVisible());
        QCOMPARE(window.exit_code(), static_cast<int>(ErrorKind::disk));
    }
    void events_are_delivered_at_most_ten_times_a_second() {
        RunAdapter adapter(fake());
        int batches = 0;
        connect(&adapter, &RunAdapter::events, this, [&] { ++batches; });
        bool ended = false;
        connect(&adapter, &RunAdapter::ended, this, [&] { ended = true; });
        QElapsedTimer clock;
        clock.start();
        adapter.start({});
        QTRY_VERIFY(ended);
        QVERIFY(batches <= clock.elapsed() / 90 + 1);
    }
    void without_a_run_only_start_is_enabled() {
        MainWindow window(fake(), some_config());
        QVERIFY(window.findChild<QPushButton*>("start_stop")->isEnabled());
        QVERIFY(!window.findChild<QPushButton*>("pause")->isEnabled());
    }
};

FORMANT_TEST_IN(QApplication, TestMainWindow)

} // namespace tst_main_window

#include "tst_main_window.moc"
