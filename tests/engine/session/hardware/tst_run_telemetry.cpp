#include "engine/session/hardware/run_telemetry.h"
#include "engine/session/training/run_service.h"
#include "tests/app/training/training_process.h"
#include "tests/engine/hardware/telemetry/scripted_driver.h"
#include "tests/support/recorder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <atomic>
#include <future>

using namespace formant;

namespace tst_run_telemetry {

using nlohmann::json;
using test::ScriptedDriver;

/// Stores the telemetry of a run. Read it after the RunTelemetry is destroyed.
struct TelemetryRecorder {
    std::atomic<std::int64_t> step{0};
    std::vector<HardwareSample> samples, records;
    std::vector<std::string> advised;

    TelemetryListeners listeners() {
        return {[this] { return step.load(); },
                [this](const HardwareSample& sample) { samples.push_back(sample); },
                [this](const HardwareSample& sample) { records.push_back(sample); },
                [this](const std::string& id, const Message&) { advised.push_back(id); }};
    }
};

TelemetryRequest request_for(const std::vector<ScriptedDriver::Cards>& drivers) {
    TelemetryRequest request;
    request.rate_hz = 50;
    request.run_folder = std::filesystem::temp_directory_path();
    request.on_gpu = true;
    request.gpu_uuids = {"GPU-a"};
    request.open_drivers = ScriptedDriver::opener(drivers);
    return request;
}

/// Provides runs of a small voice with a separate cache.
struct Fixture : test::WordCorpus {
    Fixture() { qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(folder / "cache")); }
    ~Fixture() { qunsetenv("XDG_CACHE_HOME"); }

    Result<void> train(const std::string& name, const std::string& setting,
                       test::Recorder& recorder) const {
        RunRequest request;
        request.config_file = config().string();
        request.settings = {std::string("name=").append(name), setting};
        request.runs_folder = runs().string();
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        auto run = start_run(request, recorder);
        return run ? (*run)->wait() : Result<void>(fail(run.error()));
    }
    std::map<std::int64_t, json> records(const std::string& name, const std::string& type) const {
        return test::records_of(runs() / name / "metrics.jsonl", type);
    }
};

class TestRunTelemetry : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_training_gpu_and_the_host_are_sampled() {
        TelemetryRecorder recorder;
        recorder.step = 7;
        {
            const RunTelemetry telemetry(request_for({{{"GPU-a", test::steady("GPU-a", 0.9)},
                                                       {"GPU-b", test::steady("GPU-b", 0.1)}}}),
                                         recorder.listeners());
            QTest::qSleep(300);
        }
        QVERIFY(recorder.samples.size() >= 3);
        const HardwareSample& last = recorder.samples.back();
        QCOMPARE(last.step, std::int64_t{7});
        QCOMPARE(last.gpus.size(), std::size_t{1});
        QCOMPARE(*last.gpus[0].utilization, 0.9);
        QVERIFY(last.cpu_load && last.ram_used_bytes && last.ram_ours_bytes);
        QVERIFY(last.disk_free_bytes);
    }
    void all_gpus_on_which_ranks_train_are_sampled() {
        TelemetryRecorder recorder;
        TelemetryRequest request = request_for({{{"GPU-a", test::steady("GPU-a", 0.9)},
                                                 {"GPU-b", test::steady("GPU-b", 0.1)},
                                                 {"GPU-c", test::steady("GPU-c", 0.5)}}});
        request.gpu_uuids = {"GPU-c", "GPU-a"};
        {
            const RunTelemetry telemetry(request, recorder.listeners());
            QTest::qSleep(300);
        }
        const HardwareSample& last = recorder.samples.back();
        QCOMPARE(last.gpus.size(), std::size_t{2});
        QCOMPARE(last.gpus[0].uuid, std::string("GPU-c"));
        QCOMPARE(*last.gpus[1].utilization, 0.9);
    }
    void records_are_averaged_and_flushed_at_the_end() {
        TelemetryRecorder recorder;
        {
            const RunTelemetry telemetry(request_for({{{"GPU-a", test::steady("GPU-a", 0.9)}}}),
                                         recorder.listeners());
            QTest::qSleep(300);
        }
        QCOMPARE(recorder.records.size(), std::size_t{1}); // less than five seconds
        QCOMPARE(recorder.records[0].at_s, recorder.samples.back().at_s);
    }
    void problems_are_reported_as_advice() {
        int n_samples = 0;
        const auto used_by_others = [&]() -> std::optional<GpuSample> {
            GpuSample gpu;
            gpu.uuid = "GPU-a";
            gpu.memory_used_bytes = ++n_samples < 8 ? 2'000'000'000 : 5'000'000'000;
            gpu.memory_ours_bytes = 1'000'000'000;
            return gpu;
        };
        TelemetryRecorder recorder;
        {
            const RunTelemetry telemetry(request_for({{{"GPU-a", used_by_others}}}),
                                         recorder.listeners());
            QTest::qSleep(800);
        }
        QCOMPARE(recorder.advised, std::vector<std::string>{"gpu-memory-taken"});
    }
    void on_the_cpu_no_driver_is_opened() {
        std::atomic<int> opened{0};
        TelemetryRequest request = request_for({});
        request.on_gpu = false;
        request.open_drivers = [&] {
            ++opened;
            return GpuDrivers();
        };
        TelemetryRecorder recorder;
        {
            const RunTelemetry telemetry(request, recorder.listeners());
            QTest::qSleep(100);
        }
        QVERIFY(!recorder.samples.empty() && recorder.samples[0].gpus.empty());
        QCOMPARE(opened.load(), 0);
    }
    void a_rate_of_zero_disables_telemetry() {
        TelemetryRequest request = request_for({});
        request.rate_hz = 0;
        TelemetryRecorder recorder;
        {
            const RunTelemetry telemetry(request, recorder.listeners());
            QTest::qSleep(100);
        }
        QVERIFY(recorder.samples.empty() && recorder.records.empty());
    }
    void a_hanging_driver_does_not_prevent_the_end_of_the_run() {
        std::promise<void> released;
        const auto hangs = [release = released.get_future().share()]() -> std::optional<GpuSample> {
            release.wait();
            return std::nullopt;
        };
        TelemetryRecorder recorder;
        QElapsedTimer timer;
        {
            const RunTelemetry telemetry(request_for({{{"GPU-a", hangs}}}), recorder.listeners());
            QTest::qSleep(50);
            timer.start();
        }
        QVERIFY(timer.elapsed() < 10'000);
        released.set_value();
        QTest::qSleep(100); // so that its thread ends before the program
        QVERIFY(recorder.samples.empty() && recorder.records.empty());
    }
    void a_real_run_records_the_hardware() {
        const Fixture f;
        test::Recorder recorder;
        QVERIFY(f.train("watched", "train.telemetry_hz=20", recorder));
        const auto samples = recorder.all<HardwareSample>();
        QVERIFY(!samples.empty());
        QVERIFY(std::holds_alternative<RunState>(recorder.events.back()));
        const auto records = f.records("watched", "gpu");
        QVERIFY(!records.empty() && records.size() < samples.size());
        const json& last = records.rbegin()->second;
        QVERIFY2(last["ram_ours_bytes"] > 10'000'000, last.dump().c_str());
        QVERIFY(last["ram_used_bytes"] <= last["ram_total_bytes"]);
        QVERIFY(last["disk_free_bytes"] > 0 && !last.contains("gpus"));
    }
    void telemetry_does_not_change_the_training() {
        const Fixture f;
        test::Recorder watched, unwatched;
        QVERIFY(f.train("watched", "train.telemetry_hz=20", watched));
        QVERIFY(f.train("unwatched", "train.telemetry_hz=0", unwatched));
        QVERIFY(unwatched.all<HardwareSample>().empty() && f.records("unwatched", "gpu").empty());
        QCOMPARE(f.records("watched", "train").size(), std::size_t{60});
        QVERIFY(f.records("watched", "train") == f.records("unwatched", "train"));
        QVERIFY(f.records("watched", "valid") == f.records("unwatched", "valid"));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestRunTelemetry)

} // namespace tst_run_telemetry

#include "tst_run_telemetry.moc"
