#include "tests/support/test_registry.h"
#include "ui/recording/device_input.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

struct Ear : InputListener {
    std::size_t heard = 0;
    QString why;
    void hear(std::span<const float> samples) override { heard += samples.size(); }
    void input_ended(const QString& words) override { why = words; }
};

} // namespace

class TestDeviceInput : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// On a machine with a microphone it hears something; on one without it says what to do.
    void it_listens_or_says_in_words_why_not() {
        Ear ear;
        DeviceInput input;
        const QString why_not = input.start({}, ear);
        if (why_not.isEmpty())
            QTRY_VERIFY(ear.heard > 0 || !ear.why.isEmpty());
        else
            QVERIFY(why_not.endsWith("look again."));
        QVERIFY(input.sample_rate_hz() > 0);
        input.stop();
    }
    void every_microphone_has_a_name() {
        const DeviceInput input;
        for (const InputDevice& device : input.devices())
            QVERIFY(!device.name.isEmpty());
    }
};

FORMANT_TEST_IN(QApplication, TestDeviceInput)
#include "tst_device_input.moc"
