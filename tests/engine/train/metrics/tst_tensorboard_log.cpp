#include "engine/train/metrics/tensorboard_log.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

using namespace formant;

namespace tst_tensorboard_log {

using Json = nlohmann::json;

/// Runs the script and returns its output.
Json run_script(const std::string& command, const Path& path) {
    const auto output =
        test::run_python("engine/train/metrics/event_file.py", {command, path.string()}, 300);
    return Json::parse(output.standard_output, nullptr, /*allow_exceptions=*/false);
}

/// Returns the scalars that TensorBoard reads from the folder.
Json scalars_in(const test::TemporaryFolder& folder) {
    return run_script("read", folder.path())["scalars"];
}

StepReport step_report(std::int64_t step, double total) {
    StepReport report;
    report.step = step;
    report.losses = {{"recon", 1.1}, {"kl", 0.3}};
    report.total = total;
    report.learning_rate = 1e-3;
    report.grad_norm = 0.7;
    report.grad_norms = {{"discriminator", 0.7}, {"generator", 0.25}};
    report.samples_per_s = 61.5;
    return report;
}

/// Logs a start of a run that resumes from step `resumed` and trains to `last`, with the loss
/// `loss`.
void train(const test::TemporaryFolder& folder, std::int64_t resumed, std::int64_t last,
           double loss) {
    const auto log = TensorBoardLog::open(folder.path()).value();
    log->resumed_at(resumed);
    for (std::int64_t step = resumed + 1; step <= last; ++step)
        log->on_event(step_report(step, loss));
}

/// A single value in the format of TensorBoard, rounded to float32.
Json point(std::int64_t step, double value) {
    return Json::array({Json::array({step, static_cast<double>(static_cast<float>(value))})});
}

std::vector<Path> event_files(const test::TemporaryFolder& folder) {
    std::vector<Path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

class TestTensorBoardLog : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void tensorboard_reads_every_value_of_a_step() {
        const test::TemporaryFolder folder;
        TensorBoardLog::open(folder.path()).value()->on_event(step_report(3, 1.4));
        const Json expected = {{"train/total", point(3, 1.4)},
                               {"train/recon", point(3, 1.1)},
                               {"train/kl", point(3, 0.3)},
                               {"train/learning_rate", point(3, 1e-3)},
                               {"train/grad_norm", point(3, 0.7)},
                               {"train/grad_norm/discriminator", point(3, 0.7)},
                               {"train/grad_norm/generator", point(3, 0.25)},
                               {"train/applied", point(3, 1)},
                               {"train/samples_per_s", point(3, 61.5)}};
        const Json read = scalars_in(folder);
        QVERIFY2(read == expected, read.dump().c_str());
    }
    void validations_have_tags_of_their_own() {
        const test::TemporaryFolder folder;
        TensorBoardLog::open(folder.path())
            .value()
            ->on_event(ValidationReport{5, {{"recon", 2.5}}, 2.75, true});
        const Json expected = {{"valid/total", point(5, 2.75)}, {"valid/recon", point(5, 2.5)}};
        QVERIFY(scalars_in(folder) == expected);
    }
    void a_hardware_sample_is_shown_at_its_step() {
        const test::TemporaryFolder folder;
        HardwareSample sample;
        sample.step = 12;
        sample.cpu_load = 0.25;
        sample.ram_used_bytes = 20'500'000'000;
        GpuSample& gpu = sample.gpus.emplace_back();
        gpu.utilization = 0.97;
        gpu.memory_used_bytes = 10'200'000'000;
        gpu.temperature_c = 71;
        gpu.power_w = 280.5;
        sample.gpus.emplace_back().temperature_c = 40; // reports nothing else
        TensorBoardLog::open(folder.path()).value()->on_event(sample);
        const Json expected = {
            {"gpu/utilisation", point(12, 0.97)},  {"gpu/memory_gb", point(12, 10.2)},
            {"gpu/temperature_c", point(12, 71)},  {"gpu/power_w", point(12, 280.5)},
            {"gpu2/temperature_c", point(12, 40)}, {"host/cpu_load", point(12, 0.25)},
            {"host/ram_gb", point(12, 20.5)}};
        const Json read = scalars_in(folder);
        QVERIFY2(read == expected, read.dump().c_str());
    }
    void a_skipped_step_and_nan_are_shown() {
        const test::TemporaryFolder folder;
        StepReport report = step_report(1, std::numeric_limits<double>::quiet_NaN());
        report.applied = false;
        TensorBoardLog::open(folder.path()).value()->on_event(report);
        const Json read = scalars_in(folder);
        QCOMPARE(read["train/total"][0][1].get<std::string>(), std::string("nan"));
        QVERIFY(read["train/applied"] == point(1, 0));
    }
    void a_sample_is_written_bit_exactly() {
        const test::TemporaryFolder folder, samples;
        const Path file = samples / "002.flac";
        run_script("make-sample", file);
        TensorBoardLog::open(folder.path())
            .value()
            ->on_event(SampleReady{40, "forty two", file.string()});
        const Json read = run_script("read", folder.path());
        QCOMPARE(read["warnings"].get<std::string>(), std::string());
        QCOMPARE(read["described"]["samples/002"].get<std::string>(), std::string("forty two"));
        const Json& audio = read["audio"];
        QCOMPARE(audio.size(), std::size_t{1});
        const Json& sample = audio["samples/002"][0];
        QVERIFY(sample["samples"] == run_script("read-sample", file));
        QCOMPARE(sample["samples"].size(), std::size_t{4000});
        QVERIFY(sample["step"] == 40 && sample["type"] == "audio/wav");
        QVERIFY(sample["rate"] == 16000 && sample["declared_rate"] == 16000);
        QVERIFY(sample["declared_frames"] == 4000);
    }
    void an_unreadable_sample_affects_nothing_else() {
        const test::TemporaryFolder folder;
        const auto log = TensorBoardLog::open(folder.path()).value();
        log->on_event(SampleReady{1, "one", "/nowhere/001.flac"});
        log->on_event(step_report(1, 2));
        QVERIFY(scalars_in(folder)["train/total"] == point(1, 2));
    }
    void after_a_resume_the_steps_of_the_abandoned_branch_are_invalid() {
        const test::TemporaryFolder folder;
        train(folder, 0, 5, 1);
        train(folder, 3, 4, 2);
        const Json expected = {{1, 1.0}, {2, 1.0}, {3, 1.0}, {4, 2.0}};
        const Json read = scalars_in(folder);
        QVERIFY2(read["train/total"] == expected, read.dump().c_str());
        QVERIFY(read["resume"] == point(3, 1));
    }
    void many_starts_within_a_second_are_read_in_order() {
        const test::TemporaryFolder folder;
        for (int start = 0; start < 4; ++start)
            train(folder, start, start + 3, start);
        QCOMPARE(event_files(folder).size(), std::size_t{4});
        const Json expected = {{1, 0.0}, {2, 1.0}, {3, 2.0}, {4, 3.0}, {5, 3.0}, {6, 3.0}};
        QVERIFY(scalars_in(folder)["train/total"] == expected);
    }
    void a_start_without_events_leaves_no_file_and_no_resume_mark() {
        const test::TemporaryFolder folder;
        QVERIFY(TensorBoardLog::open(folder.path()).has_value());
        QCOMPARE(event_files(folder).size(), std::size_t{0});
        train(folder, 0, 2, 1);
        QCOMPARE(event_files(folder).size(), std::size_t{1});
        QVERIFY(!scalars_in(folder).contains("resume"));
    }
    void a_new_run_has_no_resume_mark() {
        const test::TemporaryFolder folder;
        train(folder, 0, 1, 1);
        QVERIFY(!scalars_in(folder).contains("resume"));
    }
    void a_record_truncated_by_a_crash_hides_no_later_one() {
        const test::TemporaryFolder folder;
        train(folder, 0, 4, 1);
        const Path file = event_files(folder).front();
        std::filesystem::resize_file(file, std::filesystem::file_size(file) - 3);
        train(folder, 2, 4, 2);
        const Json expected = {{1, 1.0}, {2, 1.0}, {3, 2.0}, {4, 2.0}};
        QVERIFY(scalars_in(folder)["train/total"] == expected);
    }
    void a_file_that_cannot_be_written_is_an_error() {
        const auto log = TensorBoardLog::open("/nowhere");
        QVERIFY(!log);
        QCOMPARE(log.error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestTensorBoardLog)

} // namespace tst_tensorboard_log

#include "tst_tensorboard_log.moc"
