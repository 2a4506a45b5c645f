#include "engine/hardware/telemetry/watched_gpu.h"
#include "tests/engine/hardware/telemetry/scripted_driver.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_watched_gpu {

using test::ScriptedDriver;
using test::steady;

/// Returns the utilization of the monitored card; -1: none.
double seen(WatchedGpu& gpu) {
    const auto samples = gpu.sample();
    return samples.size() == 1 ? samples[0].utilization.value_or(-1) : -1;
}

class TestWatchedGpu : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_card_that_trains_is_watched_whichever_driver_has_it() {
        const auto open = ScriptedDriver::opener(
            {{{"GPU-a", steady("GPU-a", 0.1)}, {"GPU-b", steady("GPU-b", 0.2)}},
             {{"c0ffee", steady("c0ffee", 0.3)}}});
        const std::vector<std::pair<std::string, double>> uses = {
            {"GPU-a", 0.1}, {"GPU-b", 0.2}, {"c0ffee", 0.3}};
        for (const auto& [uuid, use] : uses) {
            WatchedGpu gpu(open, uuid);
            QCOMPARE(seen(gpu), use);
        }
    }
    void the_only_card_needs_no_name() {
        WatchedGpu gpu(ScriptedDriver::opener({{}, {{"GPU-a", steady("GPU-a", 0.4)}}}), "");
        QCOMPARE(seen(gpu), 0.4);
    }
    void of_two_cards_without_a_name_none_is_guessed() {
        WatchedGpu gpu(
            ScriptedDriver::opener({{{"a", steady("a", 0.4)}}, {{"b", steady("b", 0.5)}}}), "");
        QVERIFY(gpu.sample().empty());
    }
    void a_card_that_disappears_is_seen_again_when_it_is_back() {
        int looks = 0;
        const auto comes_and_goes = [&]() -> std::optional<GpuSample> {
            return ++looks == 2 ? std::nullopt : steady("a", 0.9)();
        };
        WatchedGpu gpu(ScriptedDriver::opener({{{"a", comes_and_goes}}}), "a");
        QCOMPARE(seen(gpu), 0.9);
        QCOMPARE(seen(gpu), -1.0);
        QCOMPARE(seen(gpu), 0.9);
    }
    void without_a_driver_there_is_nothing_to_see() {
        WatchedGpu gpu(ScriptedDriver::opener({}), "a");
        QVERIFY(gpu.sample().empty());
    }
    void drivers_are_opened_once_with_the_first_sample() {
        int opened = 0;
        WatchedGpu gpu(
            [&] {
                ++opened;
                return GpuDrivers();
            },
            "a");
        QCOMPARE(opened, 0);
        gpu.sample();
        gpu.sample();
        QCOMPARE(opened, 1);
    }
};

FORMANT_TEST(TestWatchedGpu)

} // namespace tst_watched_gpu

#include "tst_watched_gpu.moc"
