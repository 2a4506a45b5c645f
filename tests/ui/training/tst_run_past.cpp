#include "engine/base/atomic_file.h"
#include "engine/train/metrics/event_json.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "ui/training/run_past.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

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

/// A run's folder, and everything that is heard, in its order; a past ends with a 0.
struct Listener {
    test::TemporaryFolder run;
    RunPast past;
    std::vector<std::int64_t> heard;

    Listener() {
        QObject::connect(&past, &RunPast::told_before, [this](const auto& events) {
            add(events);
            heard.push_back(0);
        });
        QObject::connect(&past, &RunPast::told, [this](const auto& events) { add(events); });
    }
    void add(const std::vector<TrainEvent>& events) {
        const auto steps = steps_in(events);
        heard.insert(heard.end(), steps.begin(), steps.end());
    }
    void write_metrics(const std::string& lines) const {
        test::must(write_file_atomically(run / "metrics.jsonl", lines));
    }
    void read() { past.read(QString::fromStdString(run.path().string())); }
};

} // namespace

class TestRunPast : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_was_told_before_comes_first() {
        Listener f;
        f.write_metrics(event_as_json_lines(step(1).front()) +
                        event_as_json_lines(step(2).front()));
        f.read();
        f.past.take(step(3));
        f.past.take(step(4));
        QTRY_COMPARE(f.heard, (std::vector<std::int64_t>{1, 2, 0, 3, 4}));
        f.past.take(step(5));
        QCOMPARE(f.heard.back(), std::int64_t{5});
    }
    void a_run_that_begins_waits_for_nothing() {
        Listener f;
        f.read();
        f.past.take(step(1));
        QCOMPARE(f.heard, (std::vector<std::int64_t>{1}));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestRunPast)
#include "tst_run_past.moc"
