#include "engine/hardware/amd/amd_sample.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_amd_sample {

/// A card's folder with files in hwmon/hwmon0.
struct Sensors {
    test::FileTree tree{{"hwmon/hwmon0/name", "amdgpu\n"}};

    AmdCard card() const {
        AmdCard card;
        card.folder = tree.root();
        return card;
    }
    void write_sensor(const std::string& name, const std::string& value) const {
        tree.write(fmt::format("hwmon/hwmon0/{}", name), fmt::format("{}\n", value));
    }
};

class TestAmdSample : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_level_with_the_star_is_the_clock() {
        QCOMPARE(current_clock_mhz("0: 500Mhz \n1: 2304Mhz *\n2: 2526Mhz ").value(), 2304.0);
        QCOMPARE(current_clock_mhz("S: 19Mhz *\n0: 500Mhz ").value(), 19.0);
        for (const char* levels : {"", "0: 500Mhz \n", "*", "0: Mhz *", "Mhz: *", "0 500Mhz *"})
            QVERIFY2(!current_clock_mhz(levels), levels);
    }
    void the_average_of_the_power_wins_over_that_of_the_moment() {
        const Sensors sensors;
        sensors.write_sensor("power1_input", "5123000");
        QCOMPARE(amd_sample(sensors.card()).power_w.value(), 5.123);
        sensors.write_sensor("power1_average", "6000000");
        QCOMPARE(amd_sample(sensors.card()).power_w.value(), 6.0);
        sensors.write_sensor("power1_average", "0"); // as some laptops' chips say
        QCOMPARE(amd_sample(sensors.card()).power_w.value(), 5.123);
    }
    void the_edge_is_the_temperature_else_the_hottest_place() {
        const Sensors sensors;
        QVERIFY(!amd_sample(sensors.card()).temperature_c);
        sensors.write_sensor("temp2_input", "78000");
        QCOMPARE(amd_sample(sensors.card()).temperature_c.value(), 78.0);
        sensors.write_sensor("temp1_input", "61000");
        QCOMPARE(amd_sample(sensors.card()).temperature_c.value(), 61.0);
    }
    void a_limit_of_nothing_is_none() {
        const Sensors sensors;
        sensors.write_sensor("power1_cap", "0");
        QVERIFY(!amd_power_limit_w(sensors.card()));
        sensors.write_sensor("power1_cap", "339000000");
        QCOMPARE(amd_power_limit_w(sensors.card()).value(), 339.0);
    }
    void sensors_of_something_else_are_not_the_cards() {
        const Sensors sensors;
        sensors.write_sensor("power1_cap", "339000000");
        sensors.write_sensor("name", "nvme");
        QVERIFY(!amd_power_limit_w(sensors.card()));
    }
    void an_idle_card_is_reported_at_zero_percent() {
        const Sensors sensors;
        QVERIFY(!amd_sample(sensors.card()).utilization);
        sensors.tree.write("gpu_busy_percent", "0\n");
        QCOMPARE(amd_sample(sensors.card()).utilization.value(), 0.0);
    }
};

FORMANT_TEST(TestAmdSample)

} // namespace tst_amd_sample

#include "tst_amd_sample.moc"
