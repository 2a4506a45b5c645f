#include "engine/session/speech/speech_memory_watch.h"
#include "tests/engine/hardware/telemetry/scripted_driver.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <atomic>

using namespace formant;

namespace tst_speech_memory_watch {

using test::ScriptedDriver;

/// Counts how often the only GPU of a scripted machine is sampled.
struct Fixture {
    std::atomic<int> samples{0};

    TelemetryRequest request() {
        TelemetryRequest request;
        request.rate_hz = 50;
        request.on_gpu = true;
        request.open_drivers = ScriptedDriver::opener({{{"GPU-a", [this] {
                                                             ++samples;
                                                             GpuSample gpu;
                                                             gpu.uuid = "GPU-a";
                                                             return std::optional(gpu);
                                                         }}}});
        return request;
    }
};

class TestSpeechMemoryWatch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_gpu_is_watched_while_it_speaks() {
        Fixture f;
        {
            const SpeechMemoryWatch watch(c10::Device("cuda:0"), f.request(),
                                          [](const Message&) {});
            QTRY_VERIFY(f.samples > 2);
        }
        const int at_the_end = f.samples;
        QTest::qSleep(100);
        QCOMPARE(f.samples.load(), at_the_end);
    }
    void the_cpu_is_not() {
        Fixture f;
        const SpeechMemoryWatch watch(c10::Device("cpu"), f.request(), [](const Message&) {});
        QTest::qSleep(100);
        QCOMPARE(f.samples.load(), 0);
    }
    void alerts_about_memory_are_warnings_and_others_are_not() {
        std::vector<std::string> warnings;
        const TelemetryListeners listeners =
            memory_listeners([&](const Message& what) { warnings.push_back(to_english(what)); });
        for (const char* id : {"gpu-memory-taken", "gpu-memory-trend", "ram-exhausted",
                               "gpu-underused", "gpu-power-throttling"})
            listeners.advise(id, {"", id, {}});
        QCOMPARE(warnings, (std::vector<std::string>{"gpu-memory-taken", "gpu-memory-trend",
                                                     "ram-exhausted"}));
    }
};

FORMANT_TEST(TestSpeechMemoryWatch)

} // namespace tst_speech_memory_watch

#include "tst_speech_memory_watch.moc"
