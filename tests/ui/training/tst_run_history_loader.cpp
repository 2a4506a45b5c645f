#include "engine/base/atomic_file.h"
#include "engine/train/metrics/event_json.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "ui/training/run_history_loader.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_run_history_loader {

std::vector<TrainEvent> step(std::int64_t number) {
    StepReport report;
    report.step = number;
    return {report};
}

std::vector<std::int64_t> steps_in(const std::vector<TrainEvent>& events) {
    std::vector<std::int64_t> steps;
    for (const TrainEvent& event : events)
        if (const auto* report = std::get_if<StepReport>(&event))
            steps.push_back(report->step);
    return steps;
}

/// Records the steps of all events of a run folder in order; a history ends with a 0.
struct Listener {
    test::TemporaryFolder run;
    RunHistoryLoader loader;
    std::vector<std::int64_t> received;

    Listener() {
        QObject::connect(&loader, &RunHistoryLoader::history_received, [this](const auto& events) {
            add(events);
            received.push_back(0);
        });
        QObject::connect(&loader, &RunHistoryLoader::events_received,
                         [this](const auto& events) { add(events); });
    }
    void add(const std::vector<TrainEvent>& events) {
        const auto steps = steps_in(events);
        received.insert(received.end(), steps.begin(), steps.end());
    }
    void write_metrics(const std::string& lines) const {
        test::throw_on_error(write_file_atomically(run / "metrics.jsonl", lines));
    }
    void read() { loader.read(QString::fromStdString(run.path().string())); }
};

class TestRunHistoryLoader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_history_comes_first() {
        Listener f;
        f.write_metrics(event_as_json_lines(step(1).front()) +
                        event_as_json_lines(step(2).front()));
        f.read();
        f.loader.handle(step(3));
        f.loader.handle(step(4));
        QTRY_COMPARE(f.received, (std::vector<std::int64_t>{1, 2, 0, 3, 4}));
        f.loader.handle(step(5));
        QCOMPARE(f.received.back(), std::int64_t{5});
    }
    void a_run_without_history_is_not_delayed() {
        Listener f;
        f.read();
        f.loader.handle(step(1));
        QCOMPARE(f.received, (std::vector<std::int64_t>{1}));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestRunHistoryLoader)

} // namespace tst_run_history_loader

#include "tst_run_history_loader.moc"
