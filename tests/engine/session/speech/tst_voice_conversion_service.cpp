#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/speech/voice_conversion_service.h"
#include "engine/synth/voice_converter.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_voice_conversion_service {

using test::contains;

constexpr double step_of_16_bits = 1.0 / 32768;

struct Fixture {
    test::SmallCorpus folder;
    CancellationToken cancellation;

    explicit Fixture(const std::vector<std::string>& speakers = {"ann", "bea"}) {
        test::throw_on_error(
            save_checkpoint(folder / "voice.pt", test::small_vits_checkpoint(speakers)));
        folder.record("one.wav");
    }
    VoiceConversionRequest request(const std::vector<std::string>& names) const {
        VoiceConversionRequest request;
        request.checkpoint = (folder / "voice.pt").string();
        for (const std::string& name : names)
            request.recordings.push_back((folder / name).string());
        request.from = "ann";
        request.speaker = "bea";
        request.out_folder = (folder / "out").string();
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        return request;
    }
    Result<VoiceConversionReport> convert(const VoiceConversionRequest& request) const {
        return convert_voices(request, cancellation);
    }
    at::Tensor samples_of(const std::string& name) const {
        return read_audio(folder / name).value().samples;
    }
    at::Tensor expected(const std::string& name, VoiceWeights weights = VoiceWeights::ema) const {
        const StateTree checkpoint = load_checkpoint(folder / "voice.pt").value();
        CounterNoise noise(0, 0);
        return VoiceConverter::from_checkpoint(checkpoint, weights, at::kCPU)
            .value()
            .convert(read_audio(folder / name).value(), 0, 1, noise)
            .samples;
    }
};

bool sounds_like(const at::Tensor& a, const at::Tensor& b) {
    return a.sizes() == b.sizes() && at::allclose(a, b, 0, 2 * step_of_16_bits);
}

std::string refusal(const Result<VoiceConversionReport>& report) {
    return report || report.error().kind != ErrorKind::usage ? "" : to_english(report.error().what);
}

class TestVoiceConversionService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_recording_is_converted_to_the_other_speaker() {
        const Fixture f;
        const auto report = f.convert(f.request({"one.wav"})).value();
        QCOMPARE(report.files, std::vector<std::string>{(f.folder / "out/one.wav").string()});
        QVERIFY(sounds_like(f.samples_of("out/one.wav"), f.expected("one.wav")));
        QCOMPARE(report.audio_s, static_cast<double>(16000 / 256 * 256) / 16000);
        QCOMPARE(report.overwritten, std::int64_t{0});
        QCOMPARE(f.convert(f.request({"one.wav"})).value().overwritten, std::int64_t{1});
    }
    void the_raw_weights_are_used_if_requested() {
        const Fixture f;
        VoiceConversionRequest request = f.request({"one.wav"});
        request.raw_weights = true;
        QVERIFY(f.convert(request));
        const at::Tensor made = f.samples_of("out/one.wav");
        QVERIFY(sounds_like(made, f.expected("one.wav", VoiceWeights::raw)));
        QVERIFY(!sounds_like(made, f.expected("one.wav")));
    }
    void silence_at_the_ends_is_kept() {
        const Fixture f;
        const at::Tensor silence = at::zeros({16000});
        const at::Tensor sound = at::cat({silence, f.samples_of("one.wav"), silence});
        test::throw_on_error(write_audio(f.folder / "long.wav", {sound, 16000}));
        QVERIFY(f.convert(f.request({"long.wav"})));
        QCOMPARE(f.samples_of("out/long.wav").numel(), std::int64_t{48000 / 256 * 256});
    }
    void other_formats_and_rates_are_read_and_written() {
        const Fixture f;
        f.folder.record("high.flac", {.sample_rate_hz = 44100});
        VoiceConversionRequest request = f.request({"high.flac"});
        request.format = "ogg";
        QVERIFY(f.convert(request));
        const AudioClip made = read_audio(f.folder / "out/high.ogg").value();
        QCOMPARE(made.sample_rate_hz, std::int64_t{16000});
        QCOMPARE(made.samples.numel(), std::int64_t{16000 / 256 * 256});
    }
    void an_unreadable_recording_does_not_stop_the_others() {
        const Fixture f;
        f.folder.write("broken.wav", "no audio");
        const auto report = f.convert(f.request({"broken.wav", "missing.wav", "one.wav"})).value();
        QCOMPARE(report.files.size(), std::size_t{1});
        QCOMPARE(report.faults.size(), std::size_t{2});
        QVERIFY(report.faults[0].recording.ends_with("broken.wav"));
        QVERIFY(!report.faults[0].what.empty() && !report.faults[1].what.empty());
    }
    void a_recording_is_not_overwritten() {
        const Fixture f;
        const std::string before = read_file(f.folder / "one.wav").value();
        VoiceConversionRequest request = f.request({"one.wav"});
        request.out_folder = f.folder.path().string();
        QCOMPARE(f.convert(request).value().faults.size(), std::size_t{1});
        QCOMPARE(read_file(f.folder / "one.wav").value(), before);
    }
    void a_wrong_speaker_is_refused_with_the_names() {
        const Fixture f;
        VoiceConversionRequest request = f.request({"one.wav"});
        request.from = "bee";
        QVERIFY(contains(refusal(f.convert(request)), "it has bea, ann"));
        request.from = "ann";
        request.speaker = "carl";
        QVERIFY(contains(refusal(f.convert(request)), "'carl'"));
        QVERIFY(!std::filesystem::exists(f.folder / "out"));
    }
    void a_voice_of_one_speaker_is_refused() {
        const Fixture f({"ann"});
        QVERIFY(contains(refusal(f.convert(f.request({"one.wav"}))), "one speaker"));
    }
    void it_can_be_canceled() {
        Fixture f;
        f.cancellation.request();
        const auto report = f.convert(f.request({"one.wav"}));
        QVERIFY(!report && report.error().kind == ErrorKind::interrupted);
        QVERIFY(contains(to_english(report.error().what), "0 of 1"));
    }
};

FORMANT_TEST(TestVoiceConversionService)

} // namespace tst_voice_conversion_service

#include "tst_voice_conversion_service.moc"
