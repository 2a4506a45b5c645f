#include "engine/audio/audio_file.h"
#include "engine/audio/log_mel.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_log_mel {

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
    void that_of_the_power_equals_librosa_data() {
        QTest::addColumn<int>("n_fft");
        QTest::newRow("1024") << 1024;
        QTest::newRow("2048, as XTTS describes speakers") << 2048;
    }
    void that_of_the_power_equals_librosa() {
        QFETCH(const int, n_fft);
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.wav", test::voiced_second()));
        const AudioClip clip = *read_audio(folder / "a.wav");
        const auto reference = test::run_python(
            "engine/audio/reference.py", {"power_mel", (folder / "a.wav").string(),
                                          (folder / "mel.f32").string(), std::to_string(n_fft)});
        QVERIFY2(reference.exit_code == 0, reference.standard_error.c_str());
        MelConfig config;
        config.mel_scale = "htk";
        config.spectrum = "power";
        const at::Tensor ours = n_fft == config.n_fft ? LogMel(config)(clip.samples)
                                                      : PowerMel(config, n_fft)(clip.samples);
        const at::Tensor theirs = test::read_floats(folder / "mel.f32").view({80, -1});
        QCOMPARE(ours.sizes(), theirs.sizes());
        const double difference = (ours - theirs).abs().max().item<double>();
        QVERIFY2(difference < 1e-3, std::to_string(difference).c_str());
    }
    void a_recording_shorter_than_the_reflected_ends_has_a_power_mel() {
        MelConfig config;
        config.spectrum = "power";
        const LogMel mel(config);
        for (const std::int64_t samples : {1, 300, 513}) {
            const at::Tensor made = mel(at::full({samples}, 0.1));
            QCOMPARE(made.size(1), 1 + samples / config.hop_length);
            QVERIFY(at::isfinite(made).all().item<bool>());
        }
    }
    void the_filter_bank_equals_librosas_data() {
        QTest::addColumn<int>("rate");
        QTest::addColumn<int>("n_fft");
        QTest::addColumn<int>("n_mels");
        QTest::addColumn<double>("f_min");
        QTest::addColumn<double>("f_max");
        QTest::addColumn<QString>("scale");
        QTest::newRow("default") << 16000 << 1024 << 80 << 0.0 << 8000.0 << "slaney";
        QTest::newRow("HTK") << 16000 << 1024 << 80 << 0.0 << 8000.0 << "htk";
        QTest::newRow("22.05 kHz") << 22050 << 1024 << 80 << 0.0 << 8000.0 << "slaney";
        QTest::newRow("edges") << 44100 << 2048 << 128 << 30.0 << 16000.0 << "slaney";
        QTest::newRow("HTK, edges") << 24000 << 1200 << 100 << 55.5 << 12000.0 << "htk";
    }
    void the_filter_bank_equals_librosas() {
        QFETCH(const int, rate);
        QFETCH(const int, n_fft);
        QFETCH(const int, n_mels);
        QFETCH(const double, f_min);
        QFETCH(const double, f_max);
        QFETCH(const QString, scale);
        const test::TemporaryFolder folder;
        const auto reference =
            test::run_python("engine/audio/reference.py",
                             {"mel_bank", std::to_string(rate), std::to_string(n_fft),
                              std::to_string(n_mels), std::to_string(f_min), std::to_string(f_max),
                              scale.toStdString(), (folder / "bank.f32").string()});
        QVERIFY2(reference.exit_code == 0, reference.standard_error.c_str());
        const at::Tensor ours =
            mel_filter_bank({rate, n_fft, n_fft / 4, n_mels, f_min, f_max, scale.toStdString()});
        const at::Tensor theirs = test::read_floats(folder / "bank.f32").view({n_mels, -1});
        QCOMPARE(ours.sizes(), theirs.sizes());
        QVERIFY((ours - theirs).abs().max().item<double>() < 1e-7);
    }
    void with_gradients_it_is_the_same_data() {
        QTest::addColumn<int>("samples");
        QTest::addColumn<int>("n_fft");
        QTest::addColumn<int>("n_mels");
        QTest::newRow("shorter than a frame") << 100 << 1024 << 80;
        QTest::newRow("one block of frames") << 32 * 256 - 1 << 1024 << 80;
        QTest::newRow("a frame more") << 32 * 256 << 1024 << 80;
        QTest::newRow("bands without a bin") << 5000 << 256 << 80;
        QTest::newRow("few bands") << 5000 << 2048 << 7;
    }
    void with_gradients_it_is_the_same() {
        QFETCH(const int, samples);
        QFETCH(const int, n_fft);
        QFETCH(const int, n_mels);
        MelConfig config;
        config.n_fft = n_fft;
        config.n_mels = n_mels;
        const LogMel log_mel(config);
        const at::Tensor sound = at::randn({samples});
        const at::Tensor with_gradients = log_mel(sound.clone().requires_grad_(true));
        QVERIFY(with_gradients.requires_grad());
        QVERIFY(at::allclose(log_mel(sound), with_gradients.detach(), 1e-4, 1e-5));
    }
    void a_clip_has_one_frame_a_hop_and_one_more() {
        QCOMPARE(LogMel(MelConfig())(at::zeros({2560})).size(1), 11);
    }
    void the_gradient_of_silence_is_finite() {
        const at::Tensor samples = at::zeros({4000}).requires_grad_(true);
        magnitude_spectrogram(samples, MelConfig()).sum().backward();
        QVERIFY(at::isfinite(samples.grad()).all().item<bool>());
    }
    void silence_lies_on_the_floor() {
        const at::Tensor mel = LogMel(MelConfig())(at::zeros({4000}));
        QVERIFY(at::allclose(mel, at::full_like(mel, std::log(1e-4))));
    }
};

FORMANT_TEST(TestLogMel)

} // namespace tst_log_mel

#include "tst_log_mel.moc"
