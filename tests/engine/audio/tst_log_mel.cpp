#include "engine/audio/audio_file.h"
#include "engine/audio/log_mel.h"
#include "tests/support/python.h"
#include "tests/support/sounds.h"
#include "tests/support/temporary_folder.h"

#include <QtTest/QtTest>

using namespace formant;

class TestLogMel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void equals_librosa_within_1e_4_data() {
        QTest::addColumn<QString>("scale");
        QTest::newRow("slaney") << "slaney";
        QTest::newRow("htk") << "htk";
    }
    void equals_librosa_within_1e_4() {
        QFETCH(const QString, scale);
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.wav", test::voiced_second()));
        const AudioClip clip = *read_audio(folder / "a.wav");
        const auto reference = test::run_python(
            "engine/audio/reference.py", {"mel", (folder / "a.wav").string(),
                                          (folder / "mel.f32").string(), scale.toStdString()});
        QVERIFY2(reference.exit_code == 0, reference.standard_error.c_str());
        MelConfig config;
        config.mel_scale = scale.toStdString();
        const at::Tensor ours = LogMel(config)(clip.samples);
        const at::Tensor theirs = test::read_floats(folder / "mel.f32").view({80, -1});
        QCOMPARE(ours.sizes(), theirs.sizes());
        const double difference = (ours - theirs).abs().max().item<double>();
        QVERIFY2(difference < 1e-4, std::to_string(difference).c_str());
    }
    void a_clip_has_one_frame_a_hop_and_one_more() {
        QCOMPARE(LogMel(MelConfig())(at::zeros({2560})).size(1), 11);
    }
    void silence_lies_on_the_floor() {
        const at::Tensor mel = LogMel(MelConfig())(at::zeros({4000}));
        QVERIFY(at::allclose(mel, at::full_like(mel, std::log(1e-4))));
    }
};

QTEST_APPLESS_MAIN(TestLogMel)
#include "tst_log_mel.moc"
