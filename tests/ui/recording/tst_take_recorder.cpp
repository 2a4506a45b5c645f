#include "tests/support/test_registry.h"
#include "tests/ui/recording/fed_input.h"
#include "ui/recording/take_recorder.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_take_recorder {

struct Fixture {
    test::Microphones microphones;
    TakeRecorder recorder{std::make_unique<test::FedInput>(microphones)};
    QSignalSpy level_measured{&recorder, &TakeRecorder::level_measured};
    QSignalSpy input_lost{&recorder, &TakeRecorder::input_lost};
    QSignalSpy max_length_reached{&recorder, &TakeRecorder::max_length_reached};

    void feed(double seconds, float value) {
        const auto count = std::lround(seconds * static_cast<double>(microphones.sample_rate_hz));
        microphones.feed(std::vector<float>(static_cast<std::size_t>(count), value));
    }
};

class TestTakeRecorder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_samples_between_begin_and_end_are_the_take() {
        Fixture f;
        QCOMPARE(f.recorder.listen("head"), QString());
        QCOMPARE(f.microphones.open, QByteArray("head"));
        f.feed(0.1, 0.1F);
        f.recorder.begin();
        f.feed(0.1, 0.2F);
        f.feed(0.2, 0.3F);
        QVERIFY(std::abs(f.recorder.seconds() - 0.3) < 1e-9);
        const DecodedSound take = f.recorder.end();
        f.feed(0.1, 0.4F);
        QCOMPARE(take.sample_rate_hz, 48000);
        QCOMPARE(take.samples.size(), std::size_t{14400});
        QCOMPARE(take.samples.front(), 0.2F);
        QCOMPARE(take.samples.back(), 0.3F);
        QCOMPARE(f.recorder.seconds(), 0.0);
    }
    void the_level_is_reported_twenty_times_a_second() {
        Fixture f;
        f.recorder.listen("desk");
        f.feed(1, 0.1F);
        QCOMPARE(f.level_measured.size(), 20);
        QVERIFY(std::abs(f.level_measured[0][0].toDouble() + 20) < 1e-3);
    }
    void a_device_that_cannot_be_opened_reports_why() {
        Fixture f;
        f.microphones.why_not = "It is in use.";
        QCOMPARE(f.recorder.listen("desk"), QString("It is in use."));
        QVERIFY(!f.recorder.is_listening());
        f.recorder.begin();
        QVERIFY(!f.recorder.is_recording());
    }
    void an_unplugged_device_ends_the_take() {
        Fixture f;
        f.recorder.listen("desk");
        f.recorder.begin();
        f.microphones.pull_out("It is gone.");
        QCOMPARE(f.input_lost.at(0).at(0).toString(), QString("It is gone."));
        QVERIFY(!f.recorder.is_recording() && !f.recorder.is_listening());
    }
    void an_abandoned_take_does_not_fill_the_memory() {
        Fixture f;
        f.recorder.listen("desk");
        f.recorder.begin();
        f.feed(130, 0.1F);
        QCOMPARE(f.max_length_reached.size(), 1);
        QVERIFY(f.recorder.seconds() < 121);
    }
};

FORMANT_TEST_IN(QApplication, TestTakeRecorder)

} // namespace tst_take_recorder

#include "tst_take_recorder.moc"
