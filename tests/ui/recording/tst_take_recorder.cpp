#include "tests/support/test_registry.h"
#include "tests/ui/recording/fed_input.h"
#include "ui/recording/take_recorder.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace {

struct Fixture {
    test::Microphones microphones;
    TakeRecorder recorder{std::make_unique<test::FedInput>(microphones)};
    QSignalSpy heard{&recorder, &TakeRecorder::heard};
    QSignalSpy ended{&recorder, &TakeRecorder::ended};
    QSignalSpy filled{&recorder, &TakeRecorder::filled};

    void hear(double seconds, float value) {
        const auto count = std::lround(seconds * static_cast<double>(microphones.sample_rate_hz));
        microphones.hear(std::vector<float>(static_cast<std::size_t>(count), value));
    }
};

} // namespace

class TestTakeRecorder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_is_heard_between_begin_and_end_is_the_take() {
        Fixture f;
        QCOMPARE(f.recorder.listen("head"), QString());
        QCOMPARE(f.microphones.open, QByteArray("head"));
        f.hear(0.1, 0.1F);
        f.recorder.begin();
        f.hear(0.1, 0.2F);
        f.hear(0.2, 0.3F);
        QVERIFY(std::abs(f.recorder.seconds() - 0.3) < 1e-9);
        const DecodedSound take = f.recorder.end();
        f.hear(0.1, 0.4F);
        QCOMPARE(take.sample_rate_hz, 48000);
        QCOMPARE(take.samples.size(), std::size_t{14400});
        QCOMPARE(take.samples.front(), 0.2F);
        QCOMPARE(take.samples.back(), 0.3F);
        QCOMPARE(f.recorder.seconds(), 0.0);
    }
    void the_level_is_told_twenty_times_a_second() {
        Fixture f;
        f.recorder.listen("desk");
        f.hear(1, 0.1F);
        QCOMPARE(f.heard.size(), 20);
        QVERIFY(std::abs(f.heard[0][0].toDouble() + 20) < 1e-3);
    }
    void a_device_that_cannot_be_opened_says_why() {
        Fixture f;
        f.microphones.why_not = "It is in use.";
        QCOMPARE(f.recorder.listen("desk"), QString("It is in use."));
        QVERIFY(!f.recorder.is_listening());
        f.recorder.begin();
        QVERIFY(!f.recorder.is_recording());
    }
    void a_device_that_is_pulled_out_ends_the_take() {
        Fixture f;
        f.recorder.listen("desk");
        f.recorder.begin();
        f.microphones.pull_out("It is gone.");
        QCOMPARE(f.ended.at(0).at(0).toString(), QString("It is gone."));
        QVERIFY(!f.recorder.is_recording() && !f.recorder.is_listening());
    }
    void who_goes_away_does_not_fill_the_memory() {
        Fixture f;
        f.recorder.listen("desk");
        f.recorder.begin();
        f.hear(130, 0.1F);
        QCOMPARE(f.filled.size(), 1);
        QVERIFY(f.recorder.seconds() < 121);
    }
};

FORMANT_TEST_IN(QApplication, TestTakeRecorder)
#include "tst_take_recorder.moc"
