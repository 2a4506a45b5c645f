#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"
#include "tests/ui/samples/scripted_output.h"
#include "ui/samples/recording_player.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_recording_player {

struct Fixture {
    test::SmallCorpus folder;
    test::OutputLog log;
    RecordingPlayer player{std::make_unique<test::ScriptedOutput>(log), FORMANT_PROGRAM};
    QSignalSpy playing{&player, &RecordingPlayer::playing_changed};

    QString record(const char* name) const {
        folder.record(name, {.seconds = 2});
        return QString::fromStdString((folder / name).string());
    }
    bool is_playing() const { return log.sound != nullptr; }
};

class TestRecordingPlayer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_same_recording_is_paused_and_continued() {
        Fixture f;
        const QString file = f.record("a.wav");
        f.player.play_or_pause(file);
        QTRY_VERIFY_WITH_TIMEOUT(f.is_playing(), 30'000);
        QCOMPARE(f.playing.last(), (QVariantList{file, true}));
        f.log.played_s = 1.25;
        f.player.play_or_pause(file);
        QVERIFY(!f.is_playing());
        QCOMPARE(f.playing.last(), (QVariantList{file, false}));
        f.player.play_or_pause(file);
        QCOMPARE(f.log.from_s, 1.25);
    }
    void another_recording_is_played_from_its_beginning() {
        Fixture f;
        const QString a = f.record("a.wav"), b = f.record("b.wav");
        f.player.play_or_pause(a);
        QTRY_VERIFY_WITH_TIMEOUT(f.is_playing(), 30'000);
        f.log.played_s = 1;
        f.player.play_or_pause(b);
        QTRY_COMPARE_WITH_TIMEOUT(f.playing.last(), (QVariantList{b, true}), 30'000);
        QCOMPARE(f.log.from_s, 0.0);
    }
    void seeking_moves_the_current_recording_and_plays_another_from_there() {
        Fixture f;
        const QString a = f.record("a.wav"), b = f.record("b.wav");
        f.player.seek(a, 0.5);
        QTRY_VERIFY_WITH_TIMEOUT(f.is_playing(), 30'000);
        QCOMPARE(f.log.from_s, 0.5);
        f.player.seek(a, 1.5);
        QCOMPARE(f.log.from_s, 1.5);
        f.player.seek(b, 1);
        QTRY_COMPARE_WITH_TIMEOUT(f.playing.last(), (QVariantList{b, true}), 30'000);
        QCOMPARE(f.log.from_s, 1.0);
    }
    void a_stop_goes_back_to_the_beginning() {
        Fixture f;
        const QString file = f.record("a.wav");
        QSignalSpy moved(&f.player, &RecordingPlayer::moved);
        f.player.play(file);
        QTRY_VERIFY_WITH_TIMEOUT(f.is_playing(), 30'000);
        f.log.played_s = 1;
        f.player.stop();
        QVERIFY(!f.is_playing());
        QCOMPARE(moved.last(), (QVariantList{file, 0.0}));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestRecordingPlayer)

} // namespace tst_recording_player

#include "tst_recording_player.moc"
