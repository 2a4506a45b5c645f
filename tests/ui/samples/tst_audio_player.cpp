#include "tests/support/test_registry.h"
#include "tests/ui/samples/scripted_output.h"
#include "ui/samples/audio_player.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_audio_player {

AudioPlayer::Sound seconds_of_silence(double seconds) {
    constexpr std::int64_t rate_hz = 1000;
    const auto count = static_cast<std::size_t>(seconds * static_cast<double>(rate_hz));
    return std::make_shared<const DecodedSound>(DecodedSound{std::vector<float>(count), rate_hz});
}

struct Fixture {
    test::OutputLog log;
    AudioPlayer player{std::make_unique<test::ScriptedOutput>(log)};
    AudioPlayer::Sound a = seconds_of_silence(4);
    AudioPlayer::Sound b = seconds_of_silence(2);
};

class TestAudioPlayer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_plays_from_the_beginning_and_reports_its_position() {
        Fixture f;
        QSignalSpy moved(&f.player, &AudioPlayer::moved);
        f.player.play(f.a);
        QVERIFY(f.player.is_playing());
        QCOMPARE(f.log.from_s, 0.0);
        f.log.played_s = 1.5;
        QTRY_VERIFY(!moved.isEmpty() && moved.last().at(0).toDouble() == 1.5);
    }
    void another_sound_takes_over_at_the_same_position() {
        Fixture f;
        f.player.play(f.a);
        f.log.played_s = 1.5;
        f.player.switch_to(f.b);
        QVERIFY(f.log.sound == f.b.get());
        QCOMPARE(f.log.from_s, 1.5);
        f.log.played_s = 0.25;
        f.player.switch_to(f.a);
        QCOMPARE(f.log.from_s, 1.75);
    }
    void a_shorter_sound_starts_from_the_beginning() {
        Fixture f;
        f.player.play(f.a);
        f.log.played_s = 3;
        f.player.switch_to(f.b);
        QCOMPARE(f.log.from_s, 0.0);
    }
    void a_pause_keeps_the_position() {
        Fixture f;
        f.player.play(f.a);
        f.log.played_s = 1.5;
        f.player.pause();
        QVERIFY(!f.player.is_playing() && f.log.sound == nullptr);
        f.player.resume();
        QCOMPARE(f.log.from_s, 1.5);
    }
    void at_the_end_it_stops_and_rewinds() {
        Fixture f;
        f.player.play(f.b);
        f.log.played_s = 2.1;
        QTRY_VERIFY(!f.player.is_playing());
        QCOMPARE(f.player.position_s(), 0.0);
    }
    void a_playback_error_is_reported() {
        Fixture f;
        f.log.error = "there is no audio output";
        QSignalSpy failed(&f.player, &AudioPlayer::failed);
        f.player.play(f.a);
        QCOMPARE(failed.at(0).at(0).toString(), QString("there is no audio output"));
        QVERIFY(!f.player.is_playing());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestAudioPlayer)

} // namespace tst_audio_player

#include "tst_audio_player.moc"
