#include "engine/base/atomic_file.h"
#include "engine/base/message_json.h"
#include "engine/train/metrics/event_json.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <set>

using namespace formant;

namespace tst_event_json {

using nlohmann::json;

json only_record_of(const TrainEvent& event) {
    const std::string lines = event_as_json_lines(event);
    // A single line with its end; a second one would not parse.
    return lines.back() == '\n' ? json::parse(lines) : json();
}

GpuSample busy_card() {
    GpuSample gpu;
    gpu.uuid = "GPU-5c1f";
    gpu.utilization = 0.97;
    gpu.memory_total_bytes = 25'757'220'864;
    gpu.memory_used_bytes = 10'200'547'328;
    gpu.memory_ours_bytes = 9'663'676'416;
    gpu.temperature_c = 71.5;
    gpu.power_w = 0.1 + 0.2;
    gpu.core_clock_mhz = 2520;
    gpu.memory_clock_mhz = 10501;
    gpu.thermal_throttle = false;
    gpu.power_throttle = true;
    return gpu;
}

HardwareSample busy_machine() {
    HardwareSample sample;
    sample.at_s = 12.25;
    sample.step = 40;
    sample.gpus = {busy_card()};
    sample.cpu_load = 1.0 / 3;
    sample.ram_total_bytes = 67'108'864'000;
    sample.ram_used_bytes = 20'000'000'000;
    sample.ram_ours_bytes = 5'000'000'001;
    sample.disk_free_bytes = 900'000'000'000;
    return sample;
}

class TestEventJson : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_state_has_a_message_and_the_schema_version() {
        const RunState paused{RunPhase::paused, 7,
                              message(FORMANT_TR("t", "paused at {step}"), {{"step", "7"}})};
        const json expected = {{"type", "state"},
                               {"schema", 1},
                               {"phase", "paused"},
                               {"step", 7},
                               {"text", "paused at 7"}};
        json record = only_record_of(paused);
        const auto what = message_from_json(record["message"].get<std::string>()).value();
        record.erase("message");
        QVERIFY(record == expected);
        QCOMPARE(what.text, std::string("paused at {step}")); // to be translated
        QCOMPARE(what.context, std::string("t"));
        QCOMPARE(to_english(what), std::string("paused at 7"));
    }
    void every_phase_has_its_name() {
        std::set<std::string> names;
        for (const RunPhase phase :
             {RunPhase::preparing, RunPhase::training, RunPhase::paused, RunPhase::saving,
              RunPhase::done, RunPhase::stopped, RunPhase::failed})
            names.insert(only_record_of(RunState{phase, 0, {}})["phase"]);
        QCOMPARE(names, (std::set<std::string>{"preparing", "training", "paused", "saving", "done",
                                               "stopped", "failed"}));
    }
    void a_phase_is_found_by_its_name() {
        QVERIFY(phase_of_name("stopped") == RunPhase::stopped);
        QVERIFY(phase_of_name(phase_name(RunPhase::preparing)) == RunPhase::preparing);
        QVERIFY(!phase_of_name("asleep"));
    }
    void samples_and_checkpoints_name_their_files() {
        const json sample = {
            {"type", "sample"}, {"step", 5}, {"text", "one \"two\""}, {"file", "/s/001.flac"}};
        QVERIFY(only_record_of(SampleReady{5, "one \"two\"", "/s/001.flac"}) == sample);
        const json checkpoint = {{"type", "checkpoint"}, {"step", 5}, {"file", "/c/step_5.pt"}};
        QVERIFY(only_record_of(CheckpointSaved{5, "/c/step_5.pt"}) == checkpoint);
    }
    void advice_carries_its_stable_name() {
        const json record = only_record_of(Advice{3, "loss-explosion", Message()});
        QCOMPARE(record["id"].get<std::string>(), std::string("loss-explosion"));
    }
    void a_hardware_sample_is_a_record_of_its_own() {
        const json gpu = {{"uuid", "GPU-5c1f"},
                          {"utilisation", 0.97},
                          {"memory_total_bytes", 25'757'220'864},
                          {"memory_used_bytes", 10'200'547'328},
                          {"memory_ours_bytes", 9'663'676'416},
                          {"temperature_c", 71.5},
                          {"power_w", 0.1 + 0.2},
                          {"core_clock_mhz", 2520.0},
                          {"memory_clock_mhz", 10501.0},
                          {"thermal_throttle", false},
                          {"power_throttle", true}};
        const json expected = {{"type", "gpu"},
                               {"step", 40},
                               {"at_s", 12.25},
                               {"gpus", json::array({gpu})},
                               {"cpu_load", 1.0 / 3},
                               {"ram_total_bytes", 67'108'864'000},
                               {"ram_used_bytes", 20'000'000'000},
                               {"ram_ours_bytes", 5'000'000'001},
                               {"disk_free_bytes", 900'000'000'000}};
        QVERIFY(only_record_of(busy_machine()) == expected);
    }
    void absent_values_are_omitted() {
        HardwareSample no_values;
        no_values.step = 3;
        const json empty = {{"type", "gpu"}, {"step", 3}, {"at_s", 0.0}};
        QVERIFY(only_record_of(no_values) == empty);
        no_values.gpus.emplace_back().uuid = "GPU-1";
        const json only_a_name = {{"uuid", "GPU-1"}};
        QCOMPARE(only_record_of(no_values)["gpus"].size(), std::size_t{1});
        QVERIFY(only_record_of(no_values)["gpus"][0] == only_a_name);
    }
    void python_reads_every_value_bit_exactly() {
        const test::TemporaryFolder folder;
        HardwareSample no_values;
        test::throw_on_error(
            write_file_atomically(folder / "m.jsonl", event_as_json_lines(busy_machine()) +
                                                          event_as_json_lines(no_values)));
        const auto output = test::run_python("engine/train/metrics/read_records.py",
                                             {(folder / "m.jsonl").string()});
        const json read = json::parse(output.standard_output);
        QCOMPARE(read.size(), std::size_t{2});
        QVERIFY(read[0] == only_record_of(busy_machine()));
        QVERIFY(read[1] == only_record_of(no_values));
    }
    void bytes_that_are_not_utf8_do_not_end_a_run() {
        QCOMPARE(
            only_record_of(CheckpointSaved{1, "/runs/\xff/step_1.pt"})["file"].get<std::string>(),
            std::string("/runs/\xef\xbf\xbd/step_1.pt"));
    }
};

FORMANT_TEST(TestEventJson)

} // namespace tst_event_json

#include "tst_event_json.moc"
