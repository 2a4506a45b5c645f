#include "engine/audio/audio_file.h"
#include "engine/audio/wav_bytes.h"
#include "engine/base/atomic_file.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_wav_bytes {

class TestWavBytes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_bytes_are_a_wav_file_with_the_same_samples() {
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.flac", test::voiced_second()));
        const WavBytes wav = read_as_wav(folder / "a.flac").value();
        QVERIFY(write_file_atomically(folder / "b.wav", wav.bytes));
        const AudioClip same = read_audio(folder / "b.wav").value();
        QVERIFY(same.samples.equal(read_audio(folder / "a.flac")->samples));
        QCOMPARE(same.sample_rate_hz, 16000);
        QVERIFY(wav.sample_rate_hz == 16000 && wav.channels == 1 && wav.frames == 16000);
    }
    void a_file_that_is_not_a_recording_is_named() {
        const auto refused = read_as_wav("/nowhere/a.flac");
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::data);
        QVERIFY(to_english(refused.error().what).find("/nowhere/a.flac") != std::string::npos);
    }
};

FORMANT_TEST(TestWavBytes)

} // namespace tst_wav_bytes

#include "tst_wav_bytes.moc"
