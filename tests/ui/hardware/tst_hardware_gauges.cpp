#include "tests/support/gpus/scripted_gpus.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/hardware/gauge.h"
#include "ui/hardware/gpu_gauges.h"
#include "ui/hardware/hardware_gauges.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_hardware_gauges {

HardwareSample sample_of(const GpuSample& gpu) {
    HardwareSample sample;
    sample.gpus = {gpu};
    return sample;
}

GpuSample hot_card() {
    GpuSample gpu;
    gpu.uuid = "GPU-a";
    gpu.utilization = 0.97;
    gpu.memory_total_bytes = std::int64_t{24} << 30;
    gpu.memory_used_bytes = std::int64_t{12} << 30;
    gpu.temperature_c = 89;
    gpu.core_clock_mhz = 1200;
    gpu.thermal_throttle = true;
    gpu.power_throttle = false;
    return gpu;
}

class TestHardwareGauges : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_reason_for_throttling_is_shown_next_to_the_clocks() {
        GpuGauges gauges;
        gauges.show_sample(hot_card());
        QCOMPARE(gauges.utilization_text(), QString("97 %"));
        QCOMPARE(gauges.memory_usage_text(), QString("12.0 of 24.0 GiB"));
        QVERIFY(gauges.details().contains("89 °C"));
        QVERIFY(
            gauges.details().contains(QString("core %L1 MHz, throttled: temperature").arg(1200)));
    }
    void values_that_the_driver_does_not_report_are_not_available() {
        GpuGauges gauges;
        gauges.show_sample({});
        QCOMPARE(gauges.utilization_text(), QString("not available"));
        QCOMPARE(gauges.memory_usage_text(), QString("not available"));
        QVERIFY(gauges.details().contains("Power: not available"));
        QVERIFY(gauges.details().contains("Clocks: not available"));
    }
    void a_card_gets_its_name_once_it_is_known() {
        HardwareGauges gauges;
        gauges.show_sample(sample_of(hot_card()));
        gauges.show_sample(sample_of(hot_card()));
        QCOMPARE(gauges.findChildren<GpuGauges*>("gpu_gauges").size(), 1);
        GpuInfo card;
        card.uuid = "GPU-a";
        card.name = "RTX 4090";
        gauges.set_cards({card});
        const auto labels = gauges.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->text() == "RTX 4090"; }));
    }
    void the_drivers_are_polled_while_it_is_visible() {
        const test::ScriptedNvml nvml(
            FORMANT_SCRIPTED_NVML,
            test::scripted_machine({test::scripted_rtx_4090(), test::scripted_t4()}));
        HardwareGauges gauges;
        QTest::qWait(50);
        QCOMPARE(gauges.findChildren<GpuGauges*>("gpu_gauges").size(), 0);
        gauges.show();
        QTRY_COMPARE(gauges.findChildren<GpuGauges*>("gpu_gauges").size(), 2);
        QCOMPARE(gauges.findChild<GpuGauges*>("gpu_gauges")->utilization_text(), QString("97 %"));
        QTRY_VERIFY(gauges.findChild<Gauge*>("ram_gauge")->text().contains("GiB"));
        test::keep_screenshot(gauges, "hardware_gauges");
        gauges.hide();
    }
};

FORMANT_TEST_IN(QApplication, TestHardwareGauges)

} // namespace tst_hardware_gauges

#include "tst_hardware_gauges.moc"
