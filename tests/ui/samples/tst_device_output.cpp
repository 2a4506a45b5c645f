#include "tests/support/test_registry.h"
#include "ui/samples/device_output.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_device_output {

class TestDeviceOutput : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Plays silence on a machine with a device; expects an error on one without.
    void it_plays_or_returns_an_error_message() {
        const DecodedSound silence = {std::vector<float>(1600), 16000};
        DeviceOutput output;
        QCOMPARE(output.played_s(), 0.0);
        const QString error = output.start(silence, 0);
        if (error.isEmpty())
            QTRY_VERIFY(output.played_s() > 0);
        else
            QVERIFY(error.endsWith('.'));
        output.stop();
        QCOMPARE(output.played_s(), 0.0);
    }
};

FORMANT_TEST_IN(QApplication, TestDeviceOutput)

} // namespace tst_device_output

#include "tst_device_output.moc"
