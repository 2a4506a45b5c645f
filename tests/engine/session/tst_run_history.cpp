#include "engine/session/run_history.h"
#include "engine/train/metrics_log.h"
#include "tests/support/temporary_folder.h"

#include <QtTest/QtTest>

#include <cmath>
#include <fstream>
#include <limits>

using namespace formant;

namespace {

StepReport step_report(std::int64_t step) {
    StepReport report;
    report.step = step;
    report.max_steps = 100;
    report.epoch = 2;
    report.losses = {{"recon", 0.1 + 0.2}, {"kl", -1e-12}};
    report.total = 1.75;
    report.learning_rate = 3.3e-5;
    report.grad_norm = 0.5;
    report.loss_scale = 1024;
    report.step_ms = 12.5;
    report.samples_per_s = 320;
    report.seconds_left = 60;
    report.next_save = 50;
    return report;
}

HardwareSample busy_card() {
    HardwareSample sample;
    sample.step = 4;
    sample.gpus.emplace_back().uuid = "GPU-1";
    sample.gpus[0].utilisation = 0.97;
    sample.gpus[0].power_throttle = true;
    sample.cpu_load = 0.25;
    return sample;
}

struct ReadRun {
    explicit ReadRun(const Path& run) : result(read_run_history(run, Cancellation(), take())) {}

    OnPastEvent take() {
        return [this](const TrainEvent& event) { events.push_back(event); };
    }
    template <class Event>
    const Event& at(std::size_t number) const {
        return std::get<Event>(events.at(number));
    }

    std::vector<TrainEvent> events;
    Result<void> result;
};

} // namespace

class TestRunHistory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_step_reads_back_as_it_was_told() {
        const test::TemporaryFolder run;
        (*MetricsLog::open(run / "metrics.jsonl"))->on_event(step_report(3));
        const ReadRun read(run.path());
        QVERIFY(read.result);
        const auto& report = read.at<StepReport>(0);
        QCOMPARE(report.step, std::int64_t{3});
        QCOMPARE(report.max_steps, std::int64_t{100});
        QVERIFY(report.losses == step_report(3).losses);
        QVERIFY(report.total == 1.75 && report.learning_rate == 3.3e-5);
        QVERIFY(report.loss_scale == 1024 && report.step_ms == 12.5 && report.applied);
        QCOMPARE(report.next_save, std::int64_t{50});
    }
    void all_else_comes_in_its_order() {
        const test::TemporaryFolder run;
        {
            const auto log = MetricsLog::open(run / "metrics.jsonl");
            (*log)->on_event(ValidationReport{5, {{"recon", 2.0}}, 2.5, true});
            (*log)->on_event(
                Advice{6, "rolled-back", message(FORMANT_TR("t", "at {x}"), {{"x", "half"}})});
            (*log)->on_event(busy_card());
            (*log)->resumed_at(40);
        }
        const ReadRun read(run.path());
        QCOMPARE(read.at<ValidationReport>(0).total, 2.5);
        QCOMPARE(to_english(read.at<Advice>(1).what), std::string("at half"));
        QVERIFY(read.at<HardwareSample>(2).gpus[0].utilisation == 0.97);
        QVERIFY(read.at<HardwareSample>(2).gpus[0].power_throttle == true);
        QVERIFY(!read.at<HardwareSample>(2).gpus[0].power_w);
        QVERIFY(read.at<RunState>(3).phase == RunPhase::preparing);
        QCOMPARE(read.at<RunState>(3).step, std::int64_t{40});
    }
    void what_was_no_number_is_none() {
        const test::TemporaryFolder run;
        StepReport report = step_report(3);
        report.total = std::numeric_limits<double>::quiet_NaN();
        report.applied = false;
        (*MetricsLog::open(run / "metrics.jsonl"))->on_event(report);
        const ReadRun read(run.path());
        QVERIFY(std::isnan(read.at<StepReport>(0).total));
        QVERIFY(!read.at<StepReport>(0).applied);
    }
    void lines_that_cannot_be_read_are_left_out() {
        const test::TemporaryFolder run;
        std::ofstream(run / "metrics.jsonl") << R"({"type":"train","step":1,"losses":{"recon":1.5)"
                                             << "\nnonsense\n{\"type\":\"gpu\",\"gpus\":7}\n[]\n\n"
                                             << R"({"type":"valid","step":"soon"})"
                                             << "\n";
        (*MetricsLog::open(run / "metrics.jsonl"))->on_event(step_report(2));
        const ReadRun read(run.path());
        QVERIFY(read.result);
        QCOMPARE(read.at<StepReport>(read.events.size() - 1).step, std::int64_t{2});
    }
    void a_folder_that_is_no_run_is_refused() {
        const test::TemporaryFolder folder;
        const ReadRun read(folder.path());
        QVERIFY(!read.result && read.result.error().kind == ErrorKind::disk);
    }
    void it_can_be_ended_early() {
        const test::TemporaryFolder run;
        (*MetricsLog::open(run / "metrics.jsonl"))->on_event(step_report(3));
        Cancellation ended;
        ended.request();
        const auto result = read_run_history(run.path(), ended, [](const TrainEvent&) {});
        QVERIFY(!result && result.error().kind == ErrorKind::interrupted);
    }
    void a_week_is_read_in_seconds() {
        const test::TemporaryFolder run;
        {
            const auto log = MetricsLog::open(run / "metrics.jsonl");
            for (std::int64_t step = 1; step <= 60'000; ++step) // a tenth of a week's seconds
                (*log)->on_event(step_report(step));
        }
        QElapsedTimer clock;
        clock.start();
        const ReadRun read(run.path());
        qInfo("a tenth of a week: %lld ms", clock.elapsed());
        QCOMPARE(read.events.size(), std::size_t{60'000});
        QVERIFY(clock.elapsed() < 2000); // wide
    }
};

QTEST_APPLESS_MAIN(TestRunHistory)
#include "tst_run_history.moc"
