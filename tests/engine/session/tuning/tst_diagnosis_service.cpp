#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/tuning/diagnosis_json.h"
#include "tests/support/corpora/slow_decode_worker.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

using namespace formant;

namespace tst_diagnosis_service {

/// Provides the diagnosis of a small voice, with a cache of its own.
struct Fixture : test::WordCorpus {
    Fixture() { qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(folder / "cache")); }
    ~Fixture() { qunsetenv("XDG_CACHE_HOME"); }

    DiagnoseRequest request(std::vector<std::string> settings = {}) const {
        DiagnoseRequest request;
        request.config_file = config().string();
        request.settings = std::move(settings);
        request.device = "cpu";
        request.num_batches = 20;
        request.decode_program = FORMANT_PROGRAM;
        return request;
    }
    DiagnosisReport diagnosed(const DiagnoseRequest& request,
                              const TakeGpuSamples& samples = {}) const {
        return diagnose(request, CancellationToken(), samples).value();
    }
};

double ms_of(const DiagnosisReport& report, Stage stage) {
    return report.facts.times.mean_ms(stage);
}

bool has_worker(const DiagnosisReport& report, Stage stage) {
    for (const WorkerTime& time : report.facts.workers)
        if (time.stage == stage)
            return time.ms_per_sample > 0 && time.workers >= 1;
    return false;
}

GpuSample gpu_sample(double utilization, bool hot) {
    GpuSample sample;
    sample.utilization = utilization;
    sample.thermal_throttle = hot;
    return sample;
}

class TestDiagnosisService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_stage_has_its_time_and_they_sum_to_the_step() {
        const Fixture f;
        const DiagnosisReport report = f.diagnosed(f.request());
        QCOMPARE(report.facts.times.steps, 20);
        double sum = 0;
        for (const Stage stage : {Stage::wait, Stage::collate, Stage::copy, Stage::forward,
                                  Stage::backward, Stage::optimizer, Stage::logging}) {
            QVERIFY2(ms_of(report, stage) > 0, name_of(stage));
            sum += ms_of(report, stage);
        }
        const double step_ms = report.facts.times.step.mean_ms;
        QVERIFY2(sum > 0.95 * step_ms && sum <= 1.0001 * step_ms,
                 std::to_string(sum / step_ms).c_str());
        for (const Stage stage :
             {Stage::read, Stage::decode, Stage::resample, Stage::join, Stage::features})
            QVERIFY2(has_worker(report, stage), name_of(stage));
        QVERIFY(report.facts.other_size && report.facts.other_size->batch_size == 2);
        QVERIFY(report.facts.utilization->mean > 0 && report.facts.utilization->mean <= 1);
        QVERIFY(!report.verdict.what.empty());
    }
    void one_slow_decode_worker_is_reported() {
        const Fixture f;
        DiagnoseRequest request = f.request({"data.num_workers=2", "train.max_steps=1"});
        request.decode_program =
            test::slow_decode_worker(f.folder.path(), test::SlowWorkers::the_first, 2).string();
        const DiagnosisReport report = f.diagnosed(request);
        QCOMPARE(report.facts.preparation.recordings, 4);
        const std::string said = to_english(report.verdict.what);
        QVERIFY2(report.verdict.bottleneck == Bottleneck::data, said.c_str());
        QVERIFY2(report.verdict.stage == Stage::decode, said.c_str());
        QVERIFY2(said.find("one of 2 decode workers") != std::string::npos, said.c_str());
    }
    void decoding_is_the_bottleneck_if_it_takes_longer_than_training() {
        const Fixture f;
        DiagnoseRequest request = f.request({"data.num_workers=2", "train.max_steps=1"});
        request.decode_program =
            test::slow_decode_worker(f.folder.path(), test::SlowWorkers::all, 2).string();
        const DiagnosisReport report = f.diagnosed(request);
        QVERIFY(report.verdict.bottleneck == Bottleneck::data);
        QVERIFY(report.verdict.stage == Stage::decode);
        // the decoded recordings are in the cache now
        QVERIFY(f.diagnosed(request).verdict.stage != Stage::decode);
    }
    void storage_is_the_bottleneck_if_reading_takes_longer_than_training() {
        const Fixture f;
        DiagnoseRequest request = f.request({"data.num_workers=2", "train.max_steps=1"});
        request.decode_program = test::slow_disk_worker(f.folder.path(), 2000).string();
        const DiagnosisReport report = f.diagnosed(request);
        const std::string said = to_english(report.verdict.what);
        QVERIFY2(report.verdict.bottleneck == Bottleneck::storage, said.c_str());
        QVERIFY2(report.verdict.stage == Stage::read, said.c_str());
    }
    void tiny_batches_are_reported_and_the_change_can_be_applied() {
        const Fixture f;
        DiagnoseRequest request =
            f.request({"train.batch_size=4", "train.gradient_accumulation_steps=4",
                       "data.concatenate_max=1"});
        request.apply = true;
        const DiagnosisReport report = f.diagnosed(request);
        const std::string said = to_english(report.verdict.what);
        QVERIFY2(report.verdict.bottleneck == Bottleneck::launch, said.c_str());
        QVERIFY(report.applied && report.verdict.change->gain > 0);
        const RunConfig config = load_run_config(f.config(), {}).value();
        QVERIFY(config.train.batch_size >= 2);
        const std::string setting = report.verdict.change->settings.front();
        QCOMPARE(setting, fmt::format("train.batch_size={}", config.train.batch_size));
    }
    void thermal_throttling_is_reported_and_the_utilization_of_the_gpu_counts() {
        const Fixture f;
        const DiagnosisReport report = f.diagnosed(f.request({"train.max_steps=100000"}), [] {
            return std::vector<GpuSample>{gpu_sample(0.5, true), gpu_sample(0.7, false)};
        });
        QVERIFY(report.facts.throttle == Throttle::thermal);
        QVERIFY(std::abs(report.facts.utilization->mean - 0.6) < 1e-9);
        QVERIFY(std::abs(report.facts.utilization->minimum - 0.5) < 1e-9);
    }
    void a_trace_can_be_written() {
        const Fixture f;
        DiagnoseRequest request = f.request();
        request.trace_file = (f.folder / "trace.json").string();
        f.diagnosed(request);
        const auto checked = test::run_python("engine/tuning/check_trace.py", {request.trace_file});
        QVERIFY2(checked.exit_code == 0, checked.standard_error.c_str());
    }
    void the_configuration_and_the_runs_are_not_changed() {
        const Fixture f;
        const std::string before = read_file(f.config()).value();
        f.diagnosed(f.request());
        QCOMPARE(read_file(f.config()).value(), before);
        QVERIFY(!std::filesystem::exists(f.runs()));
        const Path scratch = f.folder / "cache" / "formant" / "scratch";
        QVERIFY(!std::filesystem::exists(scratch) || std::filesystem::is_empty(scratch));
    }
    void the_command_reports_as_text_and_as_json() {
        const Fixture f;
        const std::vector<std::string> arguments = {
            "diagnose", "--config", f.config().string(), "--gpu", "cpu", "--num-batches", "5"};
        const auto words = test::run_program(FORMANT_PROGRAM, arguments);
        QVERIFY2(words.exit_code == 0, words.standard_error.c_str());
        for (const char* part : {"5 steps of 4 x 1 samples", "wait for data", "backward", "-bound"})
            QVERIFY2(words.standard_output.find(part) != std::string::npos,
                     words.standard_output.c_str());
        auto as_json = arguments;
        as_json.push_back("--json");
        const auto json =
            nlohmann::json::parse(test::run_program(FORMANT_PROGRAM, as_json).standard_output);
        double sum = 0;
        for (const auto& stage : json.at("stages"))
            sum += stage.at("mean_ms").get<double>();
        const double step_ms = json.at("step").at("mean_ms").get<double>();
        QVERIFY(std::abs(sum - step_ms) < 0.001 * step_ms);
        QVERIFY(json.at("verdict").contains("bottleneck"));
    }
    void what_a_run_would_refuse_is_refused() {
        const Fixture f;
        const auto wrong = diagnose(f.request({"train.batchsize=1"}), CancellationToken());
        QCOMPARE(wrong.error().kind, ErrorKind::usage);
        const auto nothing = diagnose(f.request({"data.corpus=/nowhere"}), CancellationToken());
        QCOMPARE(nothing.error().kind, ErrorKind::data);
    }
};

FORMANT_TEST(TestDiagnosisService)

} // namespace tst_diagnosis_service

#include "tst_diagnosis_service.moc"
