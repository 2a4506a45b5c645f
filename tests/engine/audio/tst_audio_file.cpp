#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "tests/support/python.h"
#include "tests/support/sounds.h"
#include "tests/support/temporary_folder.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

nlohmann::json described_by_soundfile(const Path& file) {
    const auto output = test::run_python("engine/audio/reference.py", {"describe", file.string()});
    return nlohmann::json::parse(output.standard_output, nullptr, false);
}

} // namespace

class TestAudioFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_we_write_soundfile_reads() {
        const test::TemporaryFolder folder;
        const AudioClip clip = test::voiced_second();
        for (const std::string name : {"a.wav", "a.flac"}) {
            QVERIFY(write_audio(folder / name, clip));
            const auto facts = described_by_soundfile(folder / name);
            QCOMPARE(facts["rate"], 16000);
            QCOMPARE(facts["channels"], 1);
            QCOMPARE(facts["frames"], 16000);
            QCOMPARE(facts["subtype"], "PCM_16");
            QVERIFY(at::allclose(read_audio(folder / name)->samples, clip.samples, 0, 1e-4));
        }
    }
    void several_channels_are_averaged() {
        const test::TemporaryFolder folder;
        const auto made = test::run_python("engine/audio/reference.py",
                                           {"write", (folder / "s.flac").string(), "2", "44100"});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        const AudioClip clip = *read_audio(folder / "s.flac");
        QCOMPARE(clip.sample_rate_hz, 44100);
        const at::Tensor time = at::arange(44100, at::kDouble) / 44100;
        const at::Tensor mean =
            0.25 * ((2 * M_PI * 220 * time).sin() + (2 * M_PI * 440 * time).sin());
        QVERIFY(at::allclose(clip.samples.to(at::kDouble), mean, 0, 1e-3));
    }
    void loud_samples_are_clipped_not_wrapped() {
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.wav", {at::full({100}, 3.0), 16000}));
        QVERIFY(read_audio(folder / "a.wav")->samples.min().item<double>() > 0.99);
    }
    void what_is_no_audio_is_named() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "text.wav", "this is no audio"));
        QVERIFY(write_file_atomically(folder / "empty.wav", ""));
        for (const std::string name : {"text.wav", "empty.wav", "missing.wav"}) {
            const auto clip = read_audio(folder / name);
            QVERIFY(!clip);
            QCOMPARE(clip.error().kind, ErrorKind::data);
            QVERIFY(to_english(clip.error().what).find(name) != std::string::npos);
        }
    }
};

QTEST_APPLESS_MAIN(TestAudioFile)
#include "tst_audio_file.moc"
