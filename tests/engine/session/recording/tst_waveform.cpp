#include "engine/session/recording/waveform.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>

using namespace formant;

namespace tst_waveform {

using test::SmallCorpus;

WaveformRequest of(const SmallCorpus& folder, const std::string& name, std::int64_t columns = 100) {
    return {(folder / name).string(), columns, FORMANT_PROGRAM};
}

class TestWaveform : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_outline_has_the_length_and_the_height_of_the_recording() {
        const SmallCorpus folder;
        folder.record("a.wav", {.seconds = 2, .gain = 0.5});
        const Waveform drawn = read_waveform(of(folder, "a.wav"), CancellationToken()).value();
        QVERIFY(std::abs(drawn.seconds - 2) < 0.01);
        QCOMPARE(drawn.lowest.size(), std::size_t{100});
        QCOMPARE(drawn.highest.size(), std::size_t{100});
        const float peak = *std::max_element(drawn.highest.begin(), drawn.highest.end());
        QVERIFY(peak > 0.1F && peak < 0.6F);
        for (std::size_t i = 0; i < drawn.lowest.size(); ++i)
            QVERIFY(drawn.lowest[i] <= drawn.highest[i]);
    }
    void the_spectrogram_has_at_most_the_requested_frames() {
        const SmallCorpus folder;
        folder.record("a.flac", {.seconds = 3});
        const Waveform drawn = read_waveform(of(folder, "a.flac"), CancellationToken()).value();
        QVERIFY(drawn.frames > 50 && drawn.frames <= 101);
        QCOMPARE(drawn.band_levels.size(), static_cast<std::size_t>(drawn.frames * drawn.bands));
        QVERIFY(drawn.highest_hz > 4000);
    }
    void a_recording_shorter_than_its_columns_is_drawn() {
        const SmallCorpus folder;
        folder.record("a.wav", {.seconds = 0.05});
        const Waveform drawn =
            read_waveform(of(folder, "a.wav", 5000), CancellationToken()).value();
        QVERIFY(!drawn.lowest.empty() && drawn.lowest.size() <= 5000);
        QVERIFY(drawn.frames > 0);
    }
    void an_unreadable_file_is_named() {
        const SmallCorpus folder;
        folder.write("text.wav", "no audio");
        const auto drawn = read_waveform(of(folder, "text.wav"), CancellationToken());
        QVERIFY(!drawn && drawn.error().kind == ErrorKind::data);
        QVERIFY(test::contains(to_english(drawn.error().what), "text.wav"));
    }
};

FORMANT_TEST(TestWaveform)

} // namespace tst_waveform

#include "tst_waveform.moc"
