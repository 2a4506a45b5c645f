#include "engine/base/atomic_file.h"
#include "engine/session/runs/run_history.h"
#include "engine/train/metrics/event_json.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <fstream>

using namespace formant;

namespace tst_run_history {

using test::TemporaryFolder;

/// A step as a run records it; the loss falls, with one spike.
StepReport step_report(std::int64_t step) {
    StepReport report;
    report.step = step;
    report.max_steps = 1'000'000;
    const double loss = step == 1234 ? 1000 : 3 + 1000.0 / static_cast<double>(step + 400);
    report.losses = {{"recon", loss / 3}, {"prior", loss / 4}, {"duration", 0.03}, {"kl", 0.125}};
    report.total = loss;
    report.learning_rate = 1e-3 / static_cast<double>(step);
    report.grad_norm = 2.5 + static_cast<double>(step % 17) / 7;
    report.step_ms = 300 + static_cast<double>(step % 13) / 3;
    report.samples_per_s = 8000 / report.step_ms;
    report.seconds_left = static_cast<double>(report.max_steps - step) * 0.3;
    return report;
}

HardwareSample hardware_sample(std::int64_t step) {
    HardwareSample sample;
    sample.at_s = static_cast<double>(step) * 0.3;
    sample.step = step;
    GpuSample& gpu = sample.gpus.emplace_back();
    gpu.uuid = "GPU-5c1f6f9a-8b1e-4c63-9d0a-3f6b8c1d2e4f";
    gpu.utilization = 0.97;
    gpu.memory_total_bytes = 25'757'220'864;
    gpu.memory_used_bytes = 10'200'547'328 + step;
    gpu.memory_ours_bytes = 9'663'676'416;
    gpu.temperature_c = 71 + static_cast<double>(step % 5);
    gpu.power_w = 310.5;
    gpu.core_clock_mhz = 2520;
    gpu.memory_clock_mhz = 10501;
    gpu.thermal_throttle = gpu.power_throttle = false;
    sample.cpu_load = 0.4;
    sample.ram_total_bytes = 67'108'864'000;
    sample.ram_used_bytes = 20'000'000'000;
    sample.ram_ours_bytes = 5'000'000'001;
    sample.disk_free_bytes = 900'000'000'000;
    return sample;
}

std::string steps(std::int64_t first, std::int64_t last) {
    std::string lines;
    for (std::int64_t step = first; step <= last; ++step)
        lines += event_as_json_lines(step_report(step));
    return lines;
}

std::string resume_at(std::int64_t step) {
    return "{\"type\":\"resume\",\"step\":" + std::to_string(step) + "}\n";
}

struct RunOnDisk {
    TemporaryFolder folder;
    explicit RunOnDisk(const std::string& metrics) {
        test::throw_on_error(write_file_atomically(folder / "metrics.jsonl", metrics));
    }
    RunHistory history() const { return read_run_history(folder.path()).value(); }
};

std::vector<std::int64_t> step_numbers(const RunHistory& history) {
    std::vector<std::int64_t> numbers;
    for (const StepReport& step : history.steps)
        numbers.push_back(step.step);
    return numbers;
}

/// Writes 600,000 steps of 0.3 s (two days), with as many hardware records as a week has at one per
/// 5 s, validations, and one resume.
void write_long_run(const Path& file) {
    std::ofstream out(file);
    for (std::int64_t step = 1; step <= 600'000; ++step) {
        out << event_as_json_lines(step_report(step));
        if (step % 5 == 0)
            out << event_as_json_lines(hardware_sample(step));
        if (step % 500 == 0)
            out << event_as_json_lines(ValidationReport{step, {{"recon", 1.}}, 1., false});
    }
    out << resume_at(590'000);
}

class TestRunHistory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_history_holds_the_events_of_the_run() {
        const ValidationReport validation{2, {{"recon", 0.5}}, 0.75, true};
        const Advice advice{1, "skipped", message(FORMANT_TR("t", "a step was skipped"))};
        const RunOnDisk run(steps(1, 2) + event_as_json_lines(validation) +
                            event_as_json_lines(advice) + event_as_json_lines(hardware_sample(2)) +
                            event_as_json_lines(RanksReport{2, {{"node1", 4}, {"node2", 3}}}));
        const RunHistory history = run.history();
        QCOMPARE(step_numbers(history), (std::vector<std::int64_t>{1, 2}));
        QCOMPARE(history.step_count, std::int64_t{2});
        const std::string step = event_as_json_lines(history.steps[1]);
        QCOMPARE(step, event_as_json_lines(step_report(2)));
        QCOMPARE(history.validations.at(0).total, 0.75);
        QCOMPARE(to_english(history.advice.at(0).what), std::string("a step was skipped"));
        QCOMPARE(history.hardware.at(0).gpus.at(0).utilization, std::optional(0.97));
        QCOMPARE(history.ranks.at(0).ranks.at(1).host, std::string("node2"));
        QCOMPARE(history.bad_lines, std::int64_t{0});
    }
    void reports_of_ranks_are_thinned_evenly() {
        std::string lines;
        for (std::int64_t step = 1; step <= 5000; ++step)
            lines += event_as_json_lines(RanksReport{step, {{"node1"}, {"node2"}}});
        const auto ranks = RunOnDisk(lines).history().ranks;
        QVERIFY(ranks.size() > 1000 && ranks.size() <= max_ranks_reports);
        const std::int64_t stride = ranks[1].step - ranks[0].step;
        for (std::size_t i = 0; i < ranks.size(); ++i)
            QCOMPARE(ranks[i].step, 1 + stride * static_cast<std::int64_t>(i));
        QVERIFY(ranks.back().step > 4900);
    }
    void events_discarded_by_a_resume_are_skipped() {
        const Advice discarded{9, "late", {}};
        const RunOnDisk run(steps(1, 9) + event_as_json_lines(discarded) +
                            event_as_json_lines(hardware_sample(9)) + resume_at(5) + steps(6, 7));
        const RunHistory history = run.history();
        QCOMPARE(step_numbers(history), (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6, 7}));
        QCOMPARE(history.resumes, (std::vector<std::int64_t>{5}));
        QVERIFY(history.advice.empty() && history.hardware.empty());
    }
    void a_replay_reports_the_resumes_in_their_place() {
        const RunOnDisk run(steps(1, 9) + resume_at(5) + steps(6, 7));
        struct Resumes : TrainObserver {
            void on_event(const TrainEvent& event) override {
                if (const auto* report = std::get_if<StepReport>(&event))
                    last_step = report->step;
                else if (const auto* state = std::get_if<RunState>(&event);
                         state != nullptr && is_replayed_resume(*state))
                    found.emplace_back(state->step, last_step);
            }
            std::int64_t last_step = 0;
            std::vector<std::pair<std::int64_t, std::int64_t>> found;
        } resumes;
        replay_history(run.history(), resumes);
        QCOMPARE(resumes.found.size(), std::size_t{1});
        QCOMPARE(resumes.found[0].first, std::int64_t{5});
        QCOMPARE(resumes.found[0].second, std::int64_t{5});
    }
    void a_resume_from_an_earlier_step_discards_later_resumes() {
        const RunOnDisk run(steps(1, 9) + resume_at(8) + steps(9, 10) + resume_at(3) + steps(4, 4));
        const RunHistory history = run.history();
        QCOMPARE(step_numbers(history), (std::vector<std::int64_t>{1, 2, 3, 4}));
        QCOMPARE(history.resumes, (std::vector<std::int64_t>{3}));
    }
    void bad_lines_are_skipped_and_counted() {
        const std::string truncated = event_as_json_lines(step_report(2)).substr(0, 40) + "\n\n";
        const RunOnDisk run(steps(1, 1) + truncated + "{\"type\":\"weather\"}\nnoise\n" +
                            steps(2, 2));
        const RunHistory history = run.history();
        QCOMPARE(step_numbers(history), (std::vector<std::int64_t>{1, 2}));
        QCOMPARE(history.bad_lines, std::int64_t{2});
    }
    void an_incomplete_last_line_is_ignored() {
        const std::string half = event_as_json_lines(step_report(3)).substr(0, 50);
        const RunHistory history = RunOnDisk(steps(1, 2) + half).history();
        QCOMPARE(history.step_count, std::int64_t{2});
        QCOMPARE(history.bad_lines, std::int64_t{0});
    }
    void existing_checkpoints_are_listed() {
        const RunOnDisk run("");
        std::filesystem::create_directory(run.folder / "checkpoints");
        for (const char* name : {"step_40.pt", "best_step_20.pt", "step_20.pt", "final_ema.pt"})
            QVERIFY(write_file_atomically(run.folder / "checkpoints" / name, "PK"));
        const RunHistory history = run.history();
        QCOMPARE(history.checkpoints.size(), std::size_t{3});
        QCOMPARE(history.checkpoints[0].step, std::int64_t{20});
        QVERIFY(history.checkpoints[1].file.ends_with("best_step_20.pt"));
        QCOMPARE(history.checkpoints[2].step, std::int64_t{40});
    }
    void a_run_without_records_has_an_empty_history() {
        const TemporaryFolder folder;
        const auto history = read_run_history(folder.path());
        QVERIFY(history && history->steps.empty() && history->checkpoints.empty());
    }
    void metrics_that_cannot_be_read_are_an_error() {
        const TemporaryFolder folder;
        std::filesystem::create_directory(folder / "metrics.jsonl");
        QCOMPARE(read_run_history(folder.path()).error().kind, ErrorKind::disk);
    }
    /// Reading takes about a tenth of the time of writing (seconds: docs/performance.md).
    void long_metrics_are_read_faster_than_written_and_keep_all_extremes() {
        const TemporaryFolder folder;
        QElapsedTimer timer;
        timer.start();
        write_long_run(folder / "metrics.jsonl");
        const qint64 written_ms = timer.restart();
        const RunHistory history = read_run_history(folder.path()).value();
        const qint64 read_ms = timer.elapsed();
        qInfo() << read_ms << "ms, written in" << written_ms << "ms:" << history.steps.size()
                << "of" << history.step_count;
        QVERIFY(read_ms < written_ms);
        QCOMPARE(history.step_count, std::int64_t{590'000});
        QCOMPARE(history.validations.size(), std::size_t{1180});
        QVERIFY(history.steps.size() < 40'000 && history.hardware.size() < 40'000);
        const auto highest = std::max_element(
            history.steps.begin(), history.steps.end(),
            [](const StepReport& a, const StepReport& b) { return a.total < b.total; });
        QCOMPARE(highest->step, std::int64_t{1234});
        QCOMPARE(history.steps.front().step, std::int64_t{1});
    }
};

FORMANT_TEST(TestRunHistory)

} // namespace tst_run_history

#include "tst_run_history.moc"
