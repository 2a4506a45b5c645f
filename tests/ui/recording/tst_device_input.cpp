#include "tests/support/test_registry.h"
#include "ui/recording/device_input.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_device_input {

struct CountingListener : InputListener {
    std::size_t received = 0;
    QString why;
    void samples_received(std::span<const float> samples) override { received += samples.size(); }
    void input_ended(const QString& reason) override { why = reason; }
};

class TestDeviceInput : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Receives samples on a machine with a microphone; reports what to do on one without.
    void it_listens_or_reports_why_not() {
        CountingListener listener;
        DeviceInput input;
        const QString why_not = input.start({}, listener);
        if (why_not.isEmpty())
            QTRY_VERIFY(listener.received > 0 || !listener.why.isEmpty());
        else
            QVERIFY(why_not.endsWith("refresh."));
        QVERIFY(input.sample_rate_hz() > 0);
        input.stop();
    }
    void every_microphone_has_a_name() {
        const DeviceInput input;
        if (input.devices().empty())
            QSKIP("no microphone here");
        for (const InputDevice& device : input.devices())
            QVERIFY(!device.name.isEmpty());
    }
};

FORMANT_TEST_IN(QApplication, TestDeviceInput)

} // namespace tst_device_input

#include "tst_device_input.moc"
