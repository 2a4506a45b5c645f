#include "engine/train/metrics/metrics_log.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <fstream>
#include <limits>

using namespace formant;

namespace tst_metrics_log {

using nlohmann::json;

StepReport step_report() {
    StepReport report;
    report.step = 3;
    report.max_steps = 10;
    report.losses = {{"recon", 1.5}, {"kl", 0.25}};
    report.total = 1.75;
    report.learning_rate = 1e-3;
    report.grad_norm = 0.5;
    report.step_ms = 12;
    return report;
}

std::vector<json> records_in(const Path& file) {
    std::vector<json> records;
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);)
        records.push_back(json::parse(line));
    return records;
}

class TestMetricsLog : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_step_is_a_record_of_values_and_one_of_times() {
        const test::TemporaryFolder folder;
        (*MetricsLog::open(folder / "m.jsonl"))->on_event(step_report());
        const auto records = records_in(folder / "m.jsonl");
        QCOMPARE(records.size(), std::size_t{2});
        QVERIFY(records[0] == json::parse(R"({"type": "train", "step": 3, "epoch": 0,
            "losses": {"recon": 1.5, "kl": 0.25}, "total": 1.75, "learning_rate": 0.001,
            "grad_norm": 0.5, "applied": true})"));
        QCOMPARE(records[1]["type"].get<std::string>(), std::string("time"));
        QCOMPARE(records[1]["step_ms"].get<double>(), 12.0);
    }
    void the_loss_scale_is_recorded_if_there_is_one() {
        const test::TemporaryFolder folder;
        StepReport report = step_report();
        report.loss_scale = 1024;
        (*MetricsLog::open(folder / "m.jsonl"))->on_event(report);
        QCOMPARE(records_in(folder / "m.jsonl")[0]["loss_scale"].get<double>(), 1024.0);
    }
    void values_read_back_bit_exactly() {
        const test::TemporaryFolder folder;
        StepReport report = step_report();
        report.total = 0.1 + 0.2;
        (*MetricsLog::open(folder / "m.jsonl"))->on_event(report);
        QVERIFY(records_in(folder / "m.jsonl")[0]["total"].get<double>() == 0.1 + 0.2);
    }
    void nan_is_still_valid_json() {
        const test::TemporaryFolder folder;
        StepReport report = step_report();
        report.total = std::numeric_limits<double>::quiet_NaN();
        report.applied = false;
        (*MetricsLog::open(folder / "m.jsonl"))->on_event(report);
        QVERIFY(records_in(folder / "m.jsonl")[0]["total"].is_null());
    }
    void validation_advice_and_resume_are_records_too() {
        const test::TemporaryFolder folder;
        const auto opened = MetricsLog::open(folder / "m.jsonl");
        MetricsLog& log = **opened;
        log.on_event(ValidationReport{5, {{"recon", 2.0}}, 2.0, true});
        log.on_event(Advice{6, "rolled-back", message(FORMANT_TR("t", "at {x}"), {{"x", "half"}})});
        log.resumed_at(40);
        const auto records = records_in(folder / "m.jsonl");
        QVERIFY(records[0] == json::parse(R"({"type": "valid", "step": 5, "losses": {"recon": 2.0},
            "total": 2.0, "best": true})"));
        json advice = records[1];
        QCOMPARE(advice.erase("message"), std::size_t{1}); // the same message, unformatted
        QVERIFY(advice == json::parse(R"({"type": "advice", "step": 6, "id": "rolled-back",
            "text": "at half"})"));
        QVERIFY(records[2] == json::parse(R"({"type": "resume", "step": 40})"));
    }
    void a_hardware_sample_is_a_record_too() {
        const test::TemporaryFolder folder;
        HardwareSample sample;
        sample.step = 7;
        sample.at_s = 2.5;
        sample.cpu_load = 0.5;
        (*MetricsLog::open(folder / "m.jsonl"))->on_event(sample);
        const json expected = {{"type", "gpu"}, {"step", 7}, {"at_s", 2.5}, {"cpu_load", 0.5}};
        QVERIFY(records_in(folder / "m.jsonl")[0] == expected);
    }
    void an_existing_log_is_continued() {
        const test::TemporaryFolder folder;
        (*MetricsLog::open(folder / "m.jsonl"))->on_event(step_report());
        for (int i = 0; i < 2; ++i)
            (*MetricsLog::open(folder / "m.jsonl"))->resumed_at(i);
        QCOMPARE(records_in(folder / "m.jsonl").size(), std::size_t{4});
    }
    void a_new_log_starts_without_a_resume_record() {
        const test::TemporaryFolder folder;
        const auto log = MetricsLog::open(folder / "m.jsonl");
        (*log)->resumed_at(0);
        QVERIFY(records_in(folder / "m.jsonl").empty());
    }
    void advice_before_the_first_step_does_not_make_it_a_resume() {
        const test::TemporaryFolder folder;
        const auto log = MetricsLog::open(folder / "m.jsonl");
        (*log)->on_event(Advice{0, "preflight", message(FORMANT_TR("t", "slow"))});
        (*log)->resumed_at(0);
        QCOMPARE(records_in(folder / "m.jsonl").size(), std::size_t{1});
    }
    void a_line_truncated_by_a_crash_does_not_spoil_the_next() {
        const test::TemporaryFolder folder;
        std::ofstream(folder / "m.jsonl") << "{\"type\": \"tra";
        (*MetricsLog::open(folder / "m.jsonl"))->resumed_at(7);
        std::ifstream stream(folder / "m.jsonl");
        std::string truncated, complete;
        std::getline(stream, truncated);
        std::getline(stream, complete);
        QCOMPARE(json::parse(complete)["step"].get<int>(), 7);
    }
    void a_file_that_cannot_be_written_is_an_error() {
        const auto log = MetricsLog::open("/nowhere/m.jsonl");
        QVERIFY(!log);
        QCOMPARE(log.error().kind, ErrorKind::disk);
    }
    void events_that_are_not_measurements_leave_no_record() {
        const test::TemporaryFolder folder;
        const auto opened = MetricsLog::open(folder / "m.jsonl");
        MetricsLog& log = **opened;
        log.on_event(RunState{RunPhase::training, 1, {}});
        log.on_event(CheckpointSaved{1, "x"});
        QVERIFY(records_in(folder / "m.jsonl").empty());
    }
};

FORMANT_TEST(TestMetricsLog)

} // namespace tst_metrics_log

#include "tst_metrics_log.moc"
