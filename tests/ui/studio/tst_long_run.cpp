#include "engine/train/metrics/event_json.h"
#include "tests/support/test_registry.h"
#include "tests/ui/plots/synthetic_run.h"
#include "tests/ui/studio/hands.h"
#include "tests/ui/studio/studio.h"
#include "ui/training/training_page.h"
#include "ui/window/workspace_state.h"

#include <QtTest/QtTest>

#include <atomic>
#include <ctime>
#include <fstream>
#include <thread>
#include <unistd.h>

using namespace formant;
using namespace formant::test;

namespace tst_long_run {

constexpr std::int64_t settled = 50'000, whole = 200'000, week = 590'000;

/// Reports the events of a long run from its own thread, as fast as a window handles them.
class ScriptedRun : public Run {
  public:
    explicit ScriptedRun(TrainObserver& observer)
        : thread_([this, &observer] { report(observer); }) {}
    ~ScriptedRun() override {
        is_stopped_ = true;
        if (thread_.joinable())
            thread_.join();
    }
    Result<void> change(const SettingValues&) override { return {}; }
    void post(TrainCommand) override { is_stopped_ = true; }
    Result<void> wait() override {
        thread_.join();
        return {};
    }
    bool finished() const override { return is_finished_; }
    std::string folder() const override { return "/runs/scripted"; }

  private:
    void report(TrainObserver& observer) {
        constexpr std::int64_t at_once = 1'000;
        for (std::int64_t step = 1; step <= whole && !is_stopped_; step += at_once) {
            for (const TrainEvent& event : synthetic_run(step, step + at_once - 1))
                observer.on_event(event);
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
        }
        is_finished_ = true;
    }

    std::atomic<bool> is_stopped_{false};
    std::atomic<bool> is_finished_{false};
    std::thread thread_;
};

RunStarter scripted_run() {
    return [](const RunRequest&, TrainObserver& observer) -> Result<std::unique_ptr<Run>> {
        return std::make_unique<ScriptedRun>(observer);
    };
}

/// Returns the resident memory of this process.
double resident_mib() {
    long pages = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> pages >> resident;
    return static_cast<double>(resident * sysconf(_SC_PAGESIZE)) / (1 << 20);
}

double last_step(const MainWindow& window) {
    return window.pages().training->plots().metrics().last_step();
}

void wait_for_step(const MainWindow& window, std::int64_t step) {
    wait_until(QString("step %1 is shown").arg(step),
               [&] { return last_step(window) >= static_cast<double>(step); });
}

void write_week(const Path& run) {
    std::filesystem::create_directories(run);
    std::ofstream(run / "config.yaml") << "name: week\n";
    std::ofstream(run / "run.json") << "{}";
    std::ofstream metrics(run / "metrics.jsonl");
    for (std::int64_t step = 1; step <= week; ++step) {
        metrics << event_as_json_lines(synthetic_step(step));
        if (step % 5 == 0)
            metrics << event_as_json_lines(synthetic_hardware(step));
    }
}

class TestLongRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_memory_of_the_window_does_not_grow_with_it() {
        const Studio studio;
        MainWindow window(scripted_run(), studio.request());
        window.show();
        window.pages().training->choices().open_config(
            QString::fromStdString(studio.config().string()));
        press(window, "start_stop");
        wait_for_step(window, settled);
        const double before = resident_mib();
        wait_for_step(window, whole);
        const double growth = resident_mib() - before;
        qInfo("from %ld to %ld steps the window grows by %.1f MiB, from %.0f MiB", settled, whole,
              growth, before);
        QVERIFY(growth < 0.1 * before);
    }
    void a_week_of_metrics_is_there_within_two_seconds() {
        const Studio studio;
        const Path run = studio.folder / "week";
        write_week(run);
        const QString file = QString::fromStdString(studio.folder / "window.ini");
        QSettings(file, QSettings::IniFormat)
            .setValue("work/trained", QString::fromStdString(run.string()));
        MainWindow window(scripted_run(), studio.request());
        window.show();
        QElapsedTimer clock;
        clock.start();
        const std::clock_t cpu = std::clock();
        const WorkspaceState work(window.pages(), window.run(), studio.request(), file);
        wait_for_step(window, week);
        QCoreApplication::processEvents(); // and draw
        const double cpu_s = static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC;
        const double seconds = static_cast<double>(clock.elapsed()) / 1e3;
        qInfo("%ld steps are shown after %.2f s, with %.2f s of CPU time", week, seconds, cpu_s);
        QVERIFY(seconds < 3 * 2); // tolerance for other programs
    }
};

FORMANT_TEST_IN(QApplication, TestLongRun)

} // namespace tst_long_run

#include "tst_long_run.moc"
