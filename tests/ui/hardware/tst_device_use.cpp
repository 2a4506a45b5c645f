#include "tests/support/test_registry.h"
#include "ui/hardware/device_use.h"

#include <QtTest/QtTest>

using namespace formant;

class TestDeviceUse : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void at_first_nothing_stands_against_measuring() { QVERIFY(DeviceUse().obstacle().isEmpty()); }
    void only_one_measures_at_a_time() {
        DeviceUse use;
        const QSignalSpy changes(&use, &DeviceUse::changed);
        use.begin(DeviceUse::By::tuning);
        QVERIFY(use.obstacle().startsWith("Tuning is running"));
        use.end();
        QVERIFY(use.obstacle().isEmpty());
        QCOMPARE(changes.count(), 2);
    }
    void none_measures_beside_a_training() {
        DeviceUse use;
        use.set_training_active(true);
        QVERIFY(use.obstacle().startsWith("A training is running"));
        use.set_training_active(false);
        QVERIFY(use.obstacle().isEmpty());
    }
};

FORMANT_TEST(TestDeviceUse)
#include "tst_device_use.moc"
