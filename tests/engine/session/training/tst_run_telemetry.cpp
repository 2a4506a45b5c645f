#include "engine/session/training/run_service.h"
#include "engine/session/training/run_telemetry.h"
#include "tests/app/training/training_process.h"
#include "tests/engine/hardware/telemetry/scripted_driver.h"
#include "tests/support/recorder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <atomic>
#include <future>

using namespace formant;
using nlohmann::json;
using test::ScriptedDriver;

namespace {

/// What the telemetry of a run says; to be read when that is gone.
struct Heard {
    std::atomic<std::int64_t> step{0};
    std::vector<HardwareSample> shown, kept;
    std::vector<std::string> advised;

    TelemetryListeners listeners() {
        return {[this] { return step.load(); },
                [this](const HardwareSample& sample) { shown.push_back(sample); },
                [this](const HardwareSample& sample) { kept.push_back(sample); },
                [this](const std::string& id, const Message&) { advised.push_back(id); }};
    }
};

TelemetryRequest request_for(const std::vector<ScriptedDriver::Cards>& drivers) {
    TelemetryRequest request;
    request.rate_hz = 50;
    request.run_folder = std::filesystem::temp_directory_path();
    request.on_gpu = true;
    request.gpu_uuid = "GPU-a";
    request.open_drivers = ScriptedDriver::opener(drivers);
    return request;
}

/// Runs of a small voice, in a cache of their own.
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

} // namespace

class TestRunTelemetry : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_card_that_trains_is_watched_and_the_machine_around_it() {
        Heard heard;
        heard.step = 7;
        {
            const RunTelemetry telemetry(request_for({{{"GPU-a", test::steady("GPU-a", 0.9)},
                                                       {"GPU-b", test::steady("GPU-b", 0.1)}}}),
                                         heard.listeners());
            QTest::qSleep(300);
        }
        QVERIFY(heard.shown.size() >= 3);
        const HardwareSample& last = heard.shown.back();
        QCOMPARE(last.step, std::int64_t{7});
        QCOMPARE(last.gpus.size(), std::size_t{1});
        QCOMPARE(*last.gpus[0].utilisation, 0.9);
        QVERIFY(last.cpu_load && last.ram_used_bytes && last.ram_ours_bytes);
        QVERIFY(last.disk_free_bytes);
    }
    void what_is_kept_is_brought_down_and_whole_at_the_end() {
        Heard heard;
        {
            const RunTelemetry telemetry(request_for({{{"GPU-a", test::steady("GPU-a", 0.9)}}}),
                                         heard.listeners());
            QTest::qSleep(300);
        }
        QCOMPARE(heard.kept.size(), std::size_t{1}); // under five seconds
        QCOMPARE(heard.kept[0].at_s, heard.shown.back().at_s);
    }
    void trouble_is_advice() {
        int looks = 0;
        const auto taken_by_others = [&]() -> std::optional<GpuSample> {
            GpuSample gpu;
            gpu.uuid = "GPU-a";
            gpu.memory_used_bytes = ++looks < 8 ? 2'000'000'000 : 5'000'000'000;
            gpu.memory_ours_bytes = 1'000'000'000;
            return gpu;
        };
        Heard heard;
        {
            const RunTelemetry telemetry(request_for({{{"GPU-a", taken_by_others}}}),
                                         heard.listeners());
            QTest::qSleep(800);
        }
        QCOMPARE(heard.advised, std::vector<std::string>{"gpu-memory-taken"});
    }
    void on_the_cpu_no_driver_is_opened() {
        std::atomic<int> opened{0};
        TelemetryRequest request = request_for({});
        request.on_gpu = false;
        request.open_drivers = [&] {
            ++opened;
            return GpuDrivers();
        };
        Heard heard;
        {
            const RunTelemetry telemetry(request, heard.listeners());
            QTest::qSleep(100);
        }
        QVERIFY(!heard.shown.empty() && heard.shown[0].gpus.empty());
        QCOMPARE(opened.load(), 0);
    }
    void a_rate_of_zero_turns_it_off() {
        TelemetryRequest request = request_for({});
        request.rate_hz = 0;
        Heard heard;
        {
            const RunTelemetry telemetry(request, heard.listeners());
            QTest::qSleep(100);
        }
        QVERIFY(heard.shown.empty() && heard.kept.empty());
    }
    void a_driver_that_hangs_ends_with_the_run_all_the_same() {
        std::promise<void> comes_back;
        const auto hangs = [back = comes_back.get_future().share()]() -> std::optional<GpuSample> {
            back.wait();
            return std::nullopt;
        };
        Heard heard;
        QElapsedTimer timer;
        {
            const RunTelemetry telemetry(request_for({{{"GPU-a", hangs}}}), heard.listeners());
            QTest::qSleep(50);
            timer.start();
        }
        QVERIFY(timer.elapsed() < 10'000);
        comes_back.set_value();
        QTest::qSleep(100); // its thread ends before this program does
        QVERIFY(heard.shown.empty() && heard.kept.empty());
    }
    void a_real_training_keeps_what_the_machine_did() {
        const Fixture f;
        test::Recorder recorder;
        QVERIFY(f.train("watched", "train.telemetry_hz=20", recorder));
        const auto shown = recorder.all<HardwareSample>();
        QVERIFY(!shown.empty());
        QVERIFY(std::holds_alternative<RunState>(recorder.events.back()));
        const auto kept = f.records("watched", "gpu");
        QVERIFY(!kept.empty() && kept.size() < shown.size());
        const json& last = kept.rbegin()->second;
        QVERIFY2(last["ram_ours_bytes"] > 10'000'000, last.dump().c_str());
        QVERIFY(last["ram_used_bytes"] <= last["ram_total_bytes"]);
        QVERIFY(last["disk_free_bytes"] > 0 && !last.contains("gpus"));
    }
    void a_training_is_the_same_to_the_bit_watched_or_not() {
        const Fixture f;
        test::Recorder watched, alone;
        QVERIFY(f.train("watched", "train.telemetry_hz=20", watched));
        QVERIFY(f.train("alone", "train.telemetry_hz=0", alone));
        QVERIFY(alone.all<HardwareSample>().empty() && f.records("alone", "gpu").empty());
        QCOMPARE(f.records("watched", "train").size(), std::size_t{60});
        QVERIFY(f.records("watched", "train") == f.records("alone", "train"));
        QVERIFY(f.records("watched", "valid") == f.records("alone", "valid"));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestRunTelemetry)
#include "tst_run_telemetry.moc"
