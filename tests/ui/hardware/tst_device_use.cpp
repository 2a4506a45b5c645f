#include "tests/support/test_registry.h"
#include "ui/hardware/device_use.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_device_use {

class TestDeviceUse : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void nothing_prevents_measuring_at_first() { QVERIFY(DeviceUse().obstacle().isEmpty()); }
    void only_one_measures_at_a_time() {
        DeviceUse use;
        const QSignalSpy changes(&use, &DeviceUse::changed);
        use.begin(DeviceUse::By::tuning);
        QVERIFY(use.obstacle().startsWith("Tuning is running"));
        use.end();
        QVERIFY(use.obstacle().isEmpty());
        QCOMPARE(changes.count(), 2);
    }
    void nothing_is_measured_during_a_run() {
        DeviceUse use;
        use.set_training_active(true);
        QVERIFY(use.obstacle().startsWith("A training run is active"));
        use.set_training_active(false);
        QVERIFY(use.obstacle().isEmpty());
    }
};

FORMANT_TEST(TestDeviceUse)

} // namespace tst_device_use

#include "tst_device_use.moc"
