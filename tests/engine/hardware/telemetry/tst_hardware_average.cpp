#include "engine/hardware/telemetry/hardware_average.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_hardware_average {

GpuSample card(const std::string& uuid, double utilization, std::int64_t used, double degrees) {
    GpuSample gpu;
    gpu.uuid = uuid;
    gpu.utilization = utilization;
    gpu.memory_used_bytes = used;
    gpu.temperature_c = degrees;
    return gpu;
}

HardwareSample at(double at_s, std::int64_t step, std::vector<GpuSample> gpus = {}) {
    HardwareSample sample;
    sample.at_s = at_s;
    sample.step = step;
    sample.gpus = std::move(gpus);
    return sample;
}

class TestHardwareAverage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void use_is_averaged_and_of_memory_and_heat_the_highest_kept() {
        const HardwareSample average = average_of({at(1, 10, {card("a", 0.5, 4'000, 60)}),
                                                   at(2, 11, {card("a", 1.0, 9'000, 71)}),
                                                   at(3, 12, {card("a", 0.9, 7'000, 70)})});
        QCOMPARE(average.at_s, 3.0);
        QCOMPARE(average.step, std::int64_t{12});
        QCOMPARE(average.gpus.size(), std::size_t{1});
        QCOMPARE(*average.gpus[0].utilization, 0.8);
        QCOMPARE(*average.gpus[0].memory_used_bytes, std::int64_t{9'000});
        QCOMPARE(*average.gpus[0].temperature_c, 71.0);
    }
    void of_the_machine_too() {
        HardwareSample first = at(0, 1), second = at(1, 1);
        first.cpu_load = 0.2;
        second.cpu_load = 0.4;
        first.ram_used_bytes = 30;
        second.ram_used_bytes = 20;
        first.ram_ours_bytes = 3;
        second.ram_ours_bytes = 4;
        first.disk_free_bytes = 500;
        second.disk_free_bytes = 600;
        const HardwareSample average = average_of({first, second});
        QVERIFY(qFuzzyCompare(*average.cpu_load, 0.3));
        QCOMPARE(*average.ram_used_bytes, std::int64_t{30});
        QCOMPARE(*average.ram_ours_bytes, std::int64_t{4});
        QCOMPARE(*average.disk_free_bytes, std::int64_t{500});
    }
    void a_moment_of_throttling_is_not_lost() {
        std::vector<HardwareSample> samples(10, at(0, 1, {card("a", 1, 1, 1)}));
        for (HardwareSample& sample : samples)
            sample.gpus[0].thermal_throttle = false;
        QCOMPARE(average_of(samples).gpus[0].thermal_throttle, std::optional(false));
        samples[4].gpus[0].thermal_throttle = true;
        QCOMPARE(average_of(samples).gpus[0].thermal_throttle, std::optional(true));
    }
    void what_is_absent_now_and_then_is_averaged_over_the_rest() {
        HardwareSample first = at(0, 1, {card("a", 1, 1, 1)}), second = first;
        first.gpus[0].power_w = 100;
        const HardwareSample average = average_of({first, second});
        QCOMPARE(*average.gpus[0].power_w, 100.0);
        QVERIFY(!average.gpus[0].core_clock_mhz && !average.gpus[0].power_throttle);
        QVERIFY(!average.cpu_load && !average.disk_free_bytes);
    }
    void cards_are_distinguished_even_if_one_comes_and_goes() {
        const HardwareSample average =
            average_of({at(0, 1, {card("b", 0.2, 1, 1), card("a", 0.4, 2, 2)}),
                        at(1, 1, {card("a", 0.6, 3, 3)}), at(2, 1)});
        QCOMPARE(average.gpus.size(), std::size_t{2});
        QCOMPARE(average.gpus[0].uuid, std::string("b"));
        QCOMPARE(*average.gpus[0].utilization, 0.2);
        QCOMPARE(*average.gpus[1].utilization, 0.5);
    }
    void there_is_one_record_for_five_seconds() {
        HardwareAverage average;
        std::vector<double> times;
        for (int i = 0; i < 41; ++i) // 0, 0.5, ..., 20 s
            if (const auto record = average.add(at(0.5 * i, i)))
                times.push_back(record->at_s);
        QCOMPARE(times, (std::vector<double>{4.5, 9.5, 14.5, 19.5}));
        QCOMPARE(average.flush()->at_s, 20.0);
    }
    void what_is_left_at_the_end_is_a_record_too() {
        HardwareAverage average;
        QVERIFY(!average.flush());
        QVERIFY(!average.add(at(0, 7)));
        QCOMPARE(average.flush()->step, std::int64_t{7});
        QVERIFY(!average.flush());
    }
    void rare_samples_are_a_record_each() {
        HardwareAverage average;
        QVERIFY(!average.add(at(0, 1)));
        QCOMPARE(average.add(at(20, 2))->at_s, 0.0);
        QCOMPARE(average.add(at(40, 3))->at_s, 20.0);
    }
};

FORMANT_TEST(TestHardwareAverage)

} // namespace tst_hardware_average

#include "tst_hardware_average.moc"
