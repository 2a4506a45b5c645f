#include "tests/support/test_registry.h"
#include "ui/samples/device_output.h"

#include <QtTest/QtTest>

using namespace formant;

class TestDeviceOutput : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// On a machine with a device it plays silence; on one without it does not fail silently.
    void it_plays_or_says_in_words_why_not() {
        const DecodedSound silence = {std::vector<float>(1600), 16000};
        DeviceOutput output;
        QCOMPARE(output.played_s(), 0.0);
        const QString why_not = output.start(silence, 0);
        if (why_not.isEmpty())
            QTRY_VERIFY(output.played_s() > 0);
        else
            QVERIFY(why_not.endsWith('.'));
        output.stop();
        QCOMPARE(output.played_s(), 0.0);
    }
};

FORMANT_TEST_IN(QApplication, TestDeviceOutput)
#include "tst_device_output.moc"
