#include "tests/support/python.h"
#include "tests/support/test_registry.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace formant;

namespace tst_run_tensorboard {

/// Returns the scalars that TensorBoard reads from a run.
nlohmann::json scalars_of(const Path& run) {
    const auto output =
        test::run_python("engine/train/metrics/event_file.py", {"read", run.string()}, 300);
    return nlohmann::json::parse(output.standard_output)["scalars"];
}

std::size_t count_event_files(const Path& run) {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(run))
        count += entry.path().filename().string().starts_with("events.out.tfevents.") ? 1 : 0;
    return count;
}

class TestRunTensorboard : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void tensorboard_shows_a_resumed_run_as_one() {
        const test::WordRuns f;
        test::Recorder before, after;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), before));
        QVERIFY(test::train(f.request({"train.max_steps=6"}), after));
        const auto scalars = scalars_of(f.runs() / "small");
        std::vector<StepReport> reports = before.all<StepReport>();
        for (const StepReport& report : after.all<StepReport>())
            reports.push_back(report);
        QCOMPARE(scalars["train/total"].size(), std::size_t{6});
        for (std::size_t i = 0; i < reports.size(); ++i) {
            QVERIFY(scalars["train/total"][i][0] == reports[i].step);
            QVERIFY(scalars["train/total"][i][1] == static_cast<float>(reports[i].total));
        }
        QVERIFY(scalars["resume"][0][0] == 3);
    }
    void an_event_file_is_written_only_if_tensorboard_is_on() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.max_steps=2", "train.tensorboard=false"}), recorder));
        QCOMPARE(count_event_files(f.runs() / "small"), std::size_t{0});
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        QCOMPARE(count_event_files(f.runs() / "small"), std::size_t{1});
    }
    void a_failed_start_adds_no_events() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        QVERIFY(!test::train(f.request({"data.corpus=/nowhere/m.csv"}), recorder));
        QCOMPARE(count_event_files(f.runs() / "small"), std::size_t{1});
        QVERIFY(!scalars_of(f.runs() / "small").contains("resume"));
    }
};

FORMANT_TEST(TestRunTensorboard)

} // namespace tst_run_tensorboard

#include "tst_run_tensorboard.moc"
