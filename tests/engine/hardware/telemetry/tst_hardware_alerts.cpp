#include "engine/hardware/telemetry/hardware_alerts.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_hardware_alerts {

constexpr std::int64_t gb = 1'000'000'000;

/// Returns the IDs of the alerts while a sample stays the same for some seconds.
std::vector<std::string> reported_ids(HardwareAlerts& alerts, HardwareSample& sample,
                                      double seconds) {
    std::vector<std::string> ids;
    for (const double end_s = sample.at_s + seconds; sample.at_s < end_s; sample.at_s += 0.5) {
        sample.step += 1;
        for (const HardwareAlert& alert : alerts.check(sample))
            ids.push_back(alert.id);
    }
    return ids;
}

GpuSample hot(const std::string& uuid) {
    GpuSample gpu;
    gpu.uuid = uuid;
    gpu.thermal_throttle = true;
    return gpu;
}

using Ids = std::vector<std::string>;

class TestHardwareAlerts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void memory_that_is_almost_full_is_reported_once_until_some_is_free() {
        HardwareAlerts alerts;
        HardwareSample sample;
        sample.ram_total_bytes = 16 * gb;
        sample.ram_used_bytes = 12 * gb;
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{});
        sample.ram_used_bytes = 15.5 * gb;
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{"ram-exhausted"});
        sample.ram_used_bytes = 14.8 * gb; // 92 %
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{});
        sample.ram_used_bytes = 15.5 * gb;
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{});
        sample.ram_used_bytes = 8 * gb;
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{});
        sample.ram_used_bytes = 15.5 * gb;
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{"ram-exhausted"});
    }
    void where_the_memory_is_not_known_there_is_no_alert() {
        HardwareAlerts alerts;
        HardwareSample sample;
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{});
        sample.ram_used_bytes = 15 * gb;
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{});
        sample.ram_total_bytes = 0;
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{});
    }
    void each_card_has_its_own_alerts() {
        HardwareAlerts alerts;
        HardwareSample sample;
        sample.gpus = {hot("a")};
        QCOMPARE(reported_ids(alerts, sample, 120), Ids{"gpu-thermal-throttling"});
        sample.gpus = {hot("a"), hot("b")};
        QCOMPARE(reported_ids(alerts, sample, 120), Ids{"gpu-thermal-throttling"});
    }
    void a_card_that_is_gone_takes_nothing_with_it() {
        HardwareAlerts alerts;
        HardwareSample sample;
        sample.gpus = {hot("a")};
        reported_ids(alerts, sample, 10);
        sample.gpus.clear();
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{});
        sample.gpus = {hot("a")};
        QCOMPARE(reported_ids(alerts, sample, 60), Ids{"gpu-thermal-throttling"});
    }
};

FORMANT_TEST(TestHardwareAlerts)

} // namespace tst_hardware_alerts

#include "tst_hardware_alerts.moc"
