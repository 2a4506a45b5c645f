#include "engine/hardware/amd/amd_throttle.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cstdint>
#include <cstring>
#include <string>

using namespace formant;

namespace tst_amd_throttle {

/// Returns the bytes in the kernel's layout: unknown fields are all ones, the throttle reasons come
/// last.
std::string metrics(std::uint64_t reasons, char format = 1, char content = 3) {
    std::string bytes(120, '\xff');
    bytes[0] = 120;
    bytes[1] = 0;
    bytes[2] = format;
    bytes[3] = content;
    std::memcpy(bytes.data() + 112, &reasons, sizeof reasons);
    return bytes;
}

constexpr std::uint64_t bit(int number) {
    return std::uint64_t{1} << number;
}

class TestAmdThrottle : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void no_reason_is_no_throttling() {
        const AmdThrottle throttle = amd_throttle(metrics(0));
        QCOMPARE(throttle.thermal.value(), false);
        QCOMPARE(throttle.power.value(), false);
    }
    void limits_of_power_and_current_are_power() {
        for (const int number : {0, 1, 4, 7, 16, 22, 23}) {
            const AmdThrottle throttle = amd_throttle(metrics(bit(number)));
            QVERIFY(throttle.power.value() && !throttle.thermal.value());
        }
    }
    void hot_places_are_thermal() {
        for (const int number : {32, 34, 35, 36, 38, 44, 47}) {
            const AmdThrottle throttle = amd_throttle(metrics(bit(number)));
            QVERIFY(throttle.thermal.value() && !throttle.power.value());
        }
    }
    void other_reasons_are_neither() {
        const AmdThrottle throttle = amd_throttle(metrics(bit(56) | bit(57)));
        QVERIFY(!throttle.thermal.value() && !throttle.power.value());
    }
    void a_value_that_is_not_reported_is_absent() {
        for (const std::string& bytes :
             {metrics(~std::uint64_t{0}), metrics(1, 1, 2), metrics(1, 2, 3), std::string(),
              metrics(1).substr(0, 119), std::string("garbage")}) {
            QVERIFY(!amd_throttle(bytes).thermal);
            QVERIFY(!amd_throttle(bytes).power);
        }
    }
};

FORMANT_TEST(TestAmdThrottle)

} // namespace tst_amd_throttle

#include "tst_amd_throttle.moc"
