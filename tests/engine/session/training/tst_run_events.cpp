#include "engine/session/training/run_events.h"
#include "tests/support/recorder.h"
#include "tests/support/started_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_run_events {

/// Keeps the hardware samples that would be written to metrics.jsonl.
class SampleSink : public MetricsSink {
  public:
    explicit SampleSink(std::vector<HardwareSample>& samples) : samples_(samples) {}
    void on_event(const TrainEvent& event) override {
        if (const auto* sample = std::get_if<HardwareSample>(&event))
            samples_.push_back(*sample);
    }
    void resumed_at(std::int64_t) override {}

  private:
    std::vector<HardwareSample>& samples_;
};

std::vector<std::string> uuids_of(const HardwareSample& sample) {
    std::vector<std::string> uuids;
    for (const GpuSample& gpu : sample.gpus)
        uuids.push_back(gpu.uuid);
    return uuids;
}

class TestRunEvents : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void gpus_of_other_machines_are_shown_and_recorded_as_last_reported() {
        const TemporaryFolder runs;
        const RunFolder folder = *start_in_folder(runs.path(), "voice", "");
        std::vector<HardwareSample> recorded;
        MetricsSinks sinks;
        sinks.push_back(std::make_unique<SampleSink>(recorded));
        LiveRecorder recorder;
        {
            RunEvents events(folder, std::move(sinks), recorder);
            const GpuSample remote{.uuid = "GPU-other", .utilization = 0.5};
            events.on_event(RanksReport{32, {{"node1"}, {"node2", 4, {}, remote}}});
            TelemetryRequest request;
            request.rate_hz = 50;
            events.watch_hardware(std::move(request));
            QTRY_VERIFY(!recorder.recorded().all<HardwareSample>().empty());
        }
        const HardwareSample shown = recorder.recorded().all<HardwareSample>().front();
        QCOMPARE(uuids_of(shown), std::vector<std::string>{"GPU-other"});
        QCOMPARE(shown.gpus.front().utilization, std::optional(0.5));
        QVERIFY(!recorded.empty());
        QCOMPARE(uuids_of(recorded.back()), std::vector<std::string>{"GPU-other"});
    }
};

FORMANT_TEST(TestRunEvents)

} // namespace tst_run_events

#include "tst_run_events.moc"
