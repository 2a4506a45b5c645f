#include "engine/train/metrics/event_json.h"
#include "engine/train/metrics/record_reader.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>
#include <limits>

using namespace formant;

namespace tst_record_reader {

StepReport a_step() {
    StepReport step;
    step.step = 7;
    step.max_steps = 2300;
    step.epoch = 2;
    step.losses = {{"recon", 0.1 + 0.2}, {"duration", 1e-9}};
    step.total = 3.25;
    step.learning_rate = 1e-3;
    step.grad_norm = 12.5;
    step.applied = false;
    step.step_ms = 170.125;
    step.data_wait_ms = 0.5;
    step.samples_per_s = 47;
    step.seconds_left = 1e6;
    step.next_save = 20;
    step.grad_norms = {{"discriminator", 12.5}, {"generator", 0.25}};
    step.layer_norms = {{"unet", 4}};
    return step;
}

GpuSample a_gpu() {
    GpuSample gpu;
    gpu.uuid = "GPU-5c1f";
    gpu.utilization = 0.97;
    gpu.memory_used_bytes = 10'200'547'328;
    gpu.thermal_throttle = true;
    return gpu;
}

HardwareSample a_sample() {
    HardwareSample sample;
    sample.at_s = 12.25;
    sample.step = 40;
    sample.gpus.push_back(a_gpu());
    sample.gpus.emplace_back().uuid = "GPU-0000";
    sample.ram_used_bytes = 20'000'000'001;
    return sample;
}

/// Reads all lines of an event. Returns the kind of the last one.
RecordKind read_all(RecordReader& reader, const std::string& lines) {
    RecordKind kind = RecordKind::bad;
    for (std::size_t begin = 0; begin < lines.size();) {
        const std::size_t end = lines.find('\n', begin);
        kind = reader.read(std::string_view(lines).substr(begin, end - begin));
        begin = end + 1;
    }
    return kind;
}

/// Serializes the struct that the reader filled.
std::string written_again(const RecordReader& reader, RecordKind kind) {
    switch (kind) {
    case RecordKind::time:
        return event_as_json_lines(reader.step);
    case RecordKind::validation:
        return event_as_json_lines(reader.validation);
    case RecordKind::advice:
        return event_as_json_lines(reader.advice);
    case RecordKind::hardware:
        return event_as_json_lines(reader.hardware);
    case RecordKind::sample:
        return event_as_json_lines(reader.sample);
    case RecordKind::checkpoint:
        return event_as_json_lines(reader.checkpoint);
    case RecordKind::settings:
        return event_as_json_lines(reader.settings);
    case RecordKind::ranks:
        return event_as_json_lines(reader.ranks);
    case RecordKind::state:
        return event_as_json_lines(reader.state);
    default:
        return "";
    }
}

Message disk_message() {
    return message(FORMANT_TR("t", "no \"room\" on {disk}"), {{"disk", "C:\\{data}"}});
}

class TestRecordReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_event_comes_back_as_it_was_written() {
        RecordReader reader;
        const std::vector<TrainEvent> events = {
            a_step(),
            ValidationReport{9, {{"recon", 0.5}}, 0.75, true},
            Advice{3, "loss-explosion", disk_message()},
            a_sample(),
            SampleReady{5, "one {two}", "/a/\"b\".flac"},
            CheckpointSaved{6, "/runs/a/step_6.pt"},
            RunState{RunPhase::paused, 8, disk_message()},
            SettingsChanged{4,
                            {{"train.layers", "custom"}, {"train.layer_patterns", "[a]"}},
                            true,
                            disk_message()},
            RanksReport{64, {{"node 1", 5, {1, 80.5, 2}}, {"node \"2\"", 3, {0, 60, 9}, a_gpu()}}}};
        for (int again = 0; again < 2; ++again) // the structs are reused
            for (const TrainEvent& event : events) {
                const std::string lines = event_as_json_lines(event);
                const RecordKind kind = read_all(reader, lines);
                QCOMPARE(written_again(reader, kind), lines);
            }
    }
    void a_loss_that_is_not_finite_comes_back_as_nan() {
        RecordReader reader;
        StepReport step = a_step();
        step.total = step.losses[0].second = std::numeric_limits<double>::infinity();
        QCOMPARE(read_all(reader, event_as_json_lines(step)), RecordKind::time);
        QVERIFY(std::isnan(reader.step.total) && std::isnan(reader.step.losses.at(0).second));
        QCOMPARE(reader.step.losses.at(1), step.losses[1]);
    }
    void a_resume_names_its_step() {
        RecordReader reader;
        QCOMPARE(reader.read("{\"type\":\"resume\",\"step\":40}"), RecordKind::resume);
        QCOMPARE(reader.at_step, std::int64_t{40});
    }
    void the_times_of_another_step_are_bad() {
        RecordReader reader;
        QCOMPARE(reader.read("{\"type\":\"train\",\"step\":4,\"total\":1}"), RecordKind::train);
        QCOMPARE(reader.read("{\"type\":\"time\",\"step\":5,\"step_ms\":1}"), RecordKind::bad);
    }
    void corrupt_lines_are_bad() {
        RecordReader reader;
        for (const char* line :
             {"", "{", "7", "{\"step\":1}", "{\"type\":\"train\",\"step\":3,\"loss",
              "{\"type\":\"advice\",\"step\":3,\"te", "{\"type\":\"valid\",\"step\":}",
              "{\"type\":\"state\",\"step\":3}"})
            QVERIFY2(reader.read(line) == RecordKind::bad, line);
    }
    void values_of_another_type_are_ignored() {
        RecordReader reader;
        const char* step = "{\"type\":\"train\",\"step\":\"three\",\"losses\":7,\"total\":[1]}";
        QCOMPARE(reader.read(step), RecordKind::train);
        QCOMPARE(event_as_json_lines(reader.step), event_as_json_lines(StepReport()));
        const char* sample = "{\"type\":\"gpu\",\"step\":1,\"cpu_load\":true,"
                             "\"gpus\":[1,{\"utilisation\":\"high\",\"power_throttle\":1}]}";
        QCOMPARE(reader.read(sample), RecordKind::hardware);
        QCOMPARE(reader.hardware.gpus.size(), std::size_t{1});
        QVERIFY(!reader.hardware.cpu_load && !reader.hardware.gpus[0].utilization);
        QVERIFY(!reader.hardware.gpus[0].power_throttle);
    }
    void records_of_a_later_version_are_distinguished_from_corruption() {
        RecordReader reader;
        QCOMPARE(reader.read("{\"type\":\"weather\",\"step\":1}"), RecordKind::other);
    }
};

FORMANT_TEST(TestRecordReader)

} // namespace tst_record_reader

#include "tst_record_reader.moc"
