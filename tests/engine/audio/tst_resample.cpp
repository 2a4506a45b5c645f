#include "engine/audio/audio_file.h"
#include "engine/audio/resample.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_resample {

class TestResample : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void equals_librosa_with_soxr_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::newRow("down") << 22050 << 16000;
        QTest::newRow("far down") << 48000 << 8000;
        QTest::newRow("up") << 16000 << 44100;
    }
    void equals_librosa_with_soxr() {
        QFETCH(const int, from);
        QFETCH(const int, to);
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.wav", test::voiced_second(from)));
        const AudioClip clip = *read_audio(folder / "a.wav");
        const auto reference = test::run_python(
            "engine/audio/reference.py", {"resample", (folder / "a.wav").string(),
                                          std::to_string(to), (folder / "out.f32").string()});
        QVERIFY2(reference.exit_code == 0, reference.standard_error.c_str());
        const at::Tensor theirs = test::read_floats(folder / "out.f32");
        const AudioClip ours = *resample(clip, to);
        QCOMPARE(ours.sample_rate_hz, to);
        QCOMPARE(ours.samples.numel(), theirs.numel());
        QVERIFY((ours.samples - theirs).abs().max().item<double>() < 1e-4);
    }
    void a_clip_of_that_rate_is_unchanged() {
        const AudioClip clip = test::voiced_second();
        QVERIFY(at::equal(resample(clip, 16000)->samples, clip.samples));
    }
};

FORMANT_TEST(TestResample)

} // namespace tst_resample

#include "tst_resample.moc"
