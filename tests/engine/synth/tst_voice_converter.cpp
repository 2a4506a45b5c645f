#include "engine/audio/framed_spectrum.h"
#include "engine/models/create_model.h"
#include "engine/models/model_weights.h"
#include "engine/models/vits/vits_model.h"
#include "engine/synth/voice_converter.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_voice_converter {

using test::contains;

/// Returns a checkpoint with random weights, since a flow is initialized as the identity.
StateTree trained(std::vector<std::string> speakers) {
    StateTree checkpoint = test::small_vits_checkpoint(speakers);
    auto weights = checkpoint.get<StateTree::Map>("ema").value();
    at::manual_seed(3);
    for (auto& [name, weight] : weights) {
        const at::Tensor before = std::get<at::Tensor>(weight.value());
        weight = StateTree(before + 0.1 * at::randn_like(before));
    }
    checkpoint["ema"] = weights;
    return checkpoint;
}

struct Fixture {
    StateTree checkpoint = trained({"ann", "bea", "cleo"});
    VoiceConverter converter =
        VoiceConverter::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU).value();
    AudioClip recording = test::voiced_second();

    at::Tensor convert(std::int64_t from, std::int64_t to, Noise& noise) const {
        return converter.convert(recording, from, to, noise).samples;
    }
    at::Tensor convert(std::int64_t from, std::int64_t to) const {
        CounterNoise noise(7, 0);
        return convert(from, to, noise);
    }
    /// Returns the model with the same weights.
    std::shared_ptr<vits::VitsModel> model() const {
        auto made = create_model(test::small_vits_config().model, MelConfig{},
                                 static_cast<std::int64_t>(test::small_voice_symbols().size()), {},
                                 /*n_speakers=*/3)
                        .value();
        test::throw_on_error(
            load_weights(*made.trainable, checkpoint.get<StateTree::Map>("ema").value()));
        made.trainable->eval();
        return std::dynamic_pointer_cast<vits::VitsModel>(made.trainable);
    }
    /// Returns the spectrum of complete frames [1, 513, T] as upstream computes it.
    at::Tensor spectrum() const {
        const std::int64_t whole = recording.samples.numel() / 256 * 256;
        return framed_spectrum(recording.samples.narrow(0, 0, whole).unsqueeze(0), {1024, 256});
    }
};

/// Noise that gives the mean of every distribution.
class NoNoise : public Noise {
  public:
    at::Tensor normal(const std::string&, const at::Tensor& sample_ids, std::int64_t channels,
                      std::int64_t time) override {
        return at::zeros({sample_ids.size(0), channels, time});
    }
    at::Tensor uniform(const std::string& draw, const at::Tensor& sample_ids, std::int64_t channels,
                       std::int64_t time) override {
        return normal(draw, sample_ids, channels, time);
    }
};

at::Tensor index_tensor(std::int64_t speaker) {
    return at::full({1}, speaker, at::kLong);
}

std::string refusal(const StateTree& checkpoint) {
    const auto converter = VoiceConverter::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU);
    return converter || converter.error().kind != ErrorKind::usage
               ? ""
               : to_english(converter.error().what);
}

class TestVoiceConverter : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_equals_the_conversion_of_the_model() {
        const Fixture f;
        const at::Tensor spectrum = f.spectrum();
        CounterNoise noise(7, 0);
        const at::Tensor expected = f.model()->generator().convert_voice(
            spectrum, index_tensor(spectrum.size(2)), index_tensor(0), index_tensor(2),
            index_tensor(0), noise);
        QVERIFY(at::allclose(f.convert(0, 2), expected.flatten(), 0, 1e-6));
        QVERIFY(expected.abs().max().item<double>() > 0.01);
    }
    void without_speaker_change_and_noise_it_decodes_the_posterior_mean() {
        const Fixture f;
        const auto model = f.model();
        auto parts = model->generator().named_children();
        const auto encoder = std::dynamic_pointer_cast<vits::PosteriorEncoder>(parts["enc_q"]);
        const auto decoder = std::dynamic_pointer_cast<hifigan::Generator>(parts["dec"]);
        const at::Tensor speaker =
            model->generator().named_parameters()["emb_g.weight"][1].view({1, -1, 1});
        const at::Tensor spectrum = f.spectrum();
        const FrameMask frames(index_tensor(spectrum.size(2)), spectrum.size(2));
        const auto posterior =
            encoder->forward(spectrum, at::zeros({1, 4, spectrum.size(2)}), frames, speaker);
        const at::Tensor expected = decoder->forward(posterior.distribution.mean, speaker);
        NoNoise none;
        QVERIFY(at::allclose(f.convert(1, 1, none), expected.flatten(), 1e-3, 1e-4));
    }
    void it_depends_on_both_speakers_and_on_the_seed() {
        const Fixture f;
        QVERIFY(at::equal(f.convert(0, 1), f.convert(0, 1)));
        QVERIFY(!at::allclose(f.convert(0, 1), f.convert(0, 2)));
        QVERIFY(!at::allclose(f.convert(0, 1), f.convert(2, 1)));
        CounterNoise other(8, 0);
        QVERIFY(!at::allclose(f.convert(0, 1), f.convert(0, 1, other)));
    }
    void it_is_as_long_as_the_frames_of_the_recording() {
        Fixture f;
        for (const std::int64_t samples : {16000, 256, 100, 512 + 255}) {
            f.recording.samples = test::voiced_second().samples.narrow(0, 0, samples);
            QCOMPARE(f.convert(0, 1).numel(), std::max<std::int64_t>(1, samples / 256) * 256);
        }
        QCOMPARE(f.converter.sample_rate_hz(), std::int64_t{16000});
    }
    void another_model_is_rejected() {
        QVERIFY(contains(refusal(test::small_voice_checkpoint({"ann", "bea"})), "'unet'"));
    }
    void a_single_speaker_voice_is_rejected() {
        QVERIFY(contains(refusal(test::small_vits_checkpoint({"ann"})), "one speaker"));
    }
    void a_checkpoint_without_weights_is_damaged() {
        StateTree checkpoint = test::small_vits_checkpoint({"ann", "bea"});
        checkpoint["ema"] = checkpoint["state_dict"] = StateTree::Map();
        const auto converter =
            VoiceConverter::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU);
        QVERIFY(!converter && converter.error().kind == ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestVoiceConverter)

} // namespace tst_voice_converter

#include "tst_voice_converter.moc"
