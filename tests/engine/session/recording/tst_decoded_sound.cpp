#include "engine/audio/audio_file.h"
#include "engine/session/recording/decoded_sound.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_decoded_sound {

class TestDecodedSound : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_samples_are_those_written() {
        const test::TemporaryFolder folder;
        const AudioClip clip = test::voiced_second(22050);
        test::throw_on_error(write_audio(folder / "a.flac", clip));
        const auto sound = read_sound((folder / "a.flac").string());
        QVERIFY(sound);
        QCOMPARE(sound->sample_rate_hz, std::int64_t{22050});
        QCOMPARE(static_cast<std::int64_t>(sound->samples.size()), clip.samples.numel());
        QCOMPARE(sound->seconds(), 1.0);
        const at::Tensor read = at::tensor(sound->samples);
        QVERIFY(at::allclose(read, clip.samples, 0, 2.0 / 32768)); // of 16 bits, dithered
    }
    void a_recording_of_another_rate_is_decoded_completely_by_a_decode_worker() {
        const test::TemporaryFolder folder;
        test::throw_on_error(write_audio(folder / "a.wav", test::voiced_second(16000)));
        const auto sound = read_recording((folder / "a.wav").string(), FORMANT_PROGRAM, {});
        QVERIFY(sound);
        QCOMPARE(sound->sample_rate_hz, std::int64_t{48000});
        QVERIFY(std::abs(sound->seconds() - 1.0) < 0.01);
    }
    void a_recording_that_cannot_be_read_is_named() {
        const auto sound = read_recording("/nowhere/a.wav", FORMANT_PROGRAM, {});
        QVERIFY(!sound);
        QCOMPARE(sound.error().kind, ErrorKind::data);
    }
    void a_file_that_is_not_audio_is_named() {
        const auto sound = read_sound("/nowhere/a.flac");
        QVERIFY(!sound);
        QVERIFY(to_english(sound.error().what).find("/nowhere/a.flac") != std::string::npos);
    }
};

FORMANT_TEST(TestDecodedSound)

} // namespace tst_decoded_sound

#include "tst_decoded_sound.moc"
