#include "engine/audio/audio_format.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <sndfile.h>

using namespace formant;

namespace tst_audio_format {

std::int64_t rate_for(const char* name, std::int64_t rate_hz) {
    return writable_rate_hz(*find_audio_format(name), rate_hz);
}

class TestAudioFormat : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_extension_selects_the_format_in_any_case() {
        QCOMPARE(find_audio_format("dir.wav/a.FLAC")->extension, std::string(".flac"));
        QVERIFY(find_audio_format("a.m4a") == nullptr);
        QVERIFY(find_audio_format("flac") == nullptr);
    }
    void an_unsupported_rate_becomes_the_next_supported_one() {
        QCOMPARE(rate_for("a.opus", 22050), 24000);
        QCOMPARE(rate_for("a.opus", 24000), 24000);
        QCOMPARE(rate_for("a.opus", 6000), 8000);
        QCOMPARE(rate_for("a.opus", 96000), 48000);
        QCOMPARE(rate_for("a.mp3", 44100), 44100);
        QCOMPARE(rate_for("a.mp3", 88200), 48000);
        QCOMPARE(rate_for("a.wav", 12345), 12345);
    }
    void libsndfile_accepts_every_format_at_every_depth() {
        for (const char* name : {"a.wav", "a.flac", "a.ogg", "a.opus", "a.mp3"})
            for (const auto depth :
                 {SampleDepth::int16, SampleDepth::int24, SampleDepth::float32}) {
                SF_INFO info{};
                info.channels = 1;
                info.samplerate = 48000;
                info.format = sndfile_format(*find_audio_format(name), depth);
                QVERIFY2(sf_format_check(&info) == SF_TRUE, name);
            }
    }
    void an_unsupported_depth_becomes_the_highest_supported_one() {
        const AudioFormat& flac = *find_audio_format("a.flac");
        QCOMPARE(sndfile_format(flac, SampleDepth::float32), SF_FORMAT_FLAC | SF_FORMAT_PCM_24);
        QCOMPARE(sndfile_format(flac, SampleDepth::int16), SF_FORMAT_FLAC | SF_FORMAT_PCM_16);
    }
    void the_known_formats_are_named() {
        QCOMPARE(known_audio_extensions(), std::string(".wav, .flac, .ogg, .opus, .mp3"));
    }
};

FORMANT_TEST(TestAudioFormat)

} // namespace tst_audio_format

#include "tst_audio_format.moc"
