#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/create_model.h"
#include "engine/models/model_weights.h"
#include "engine/session/config/run_config.h"
#include "engine/synth/saved_vocoder.h"
#include "engine/synth/voice.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_gan.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;
using test::contains;

namespace {

/// Returns an untrained vocoder's checkpoint as a run saves it.
StateTree vocoder_checkpoint(const std::vector<std::string>& settings = {}) {
    const RunConfig config = load_run_config("", test::small_hifigan(settings)).value();
    at::manual_seed(5);
    const Model model = create_model(config.voice.model, config.voice.audio, 2, {}).value();
    StateTree state;
    state["format"] = checkpoint_format;
    state["config"] = run_config_yaml(config);
    state["symbols"] = StateTree::List{"<padding>", " "};
    state["state_dict"] = save_weights(*model.trainable);
    state["ema"] = save_weights(*model.trainable);
    return state;
}

Result<std::shared_ptr<const Vocoder>> vocoder_in(const StateTree& checkpoint) {
    return load_vocoder(checkpoint, test::small_voice_config().audio, at::kCPU);
}

Result<std::unique_ptr<Voice>> voice_in(const StateTree& checkpoint) {
    return Voice::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU);
}

at::Tensor sound_of(const Voice& voice) {
    return voice.speak("two four", /*seed=*/1, voice.default_options(), CancellationToken())
        .value()
        .samples;
}

} // namespace

class TestSavedVocoder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_uses_it_and_is_as_long_as_with_griffin_lim() {
        const auto voice = voice_in(test::small_voice_checkpoint()).value();
        const at::Tensor without = sound_of(*voice);
        QVERIFY(voice->set_vocoder(vocoder_in(vocoder_checkpoint()).value()));
        const at::Tensor by_it = sound_of(*voice);
        QCOMPARE(by_it.numel(), without.numel());
        QVERIFY(!at::equal(by_it, without));
    }
    void a_vocoder_with_other_mel_settings_is_rejected() {
        const auto refused = vocoder_in(vocoder_checkpoint({"audio.f_max_hz=7000"}));
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(contains(to_english(refused.error().what), "7000"));
    }
    void a_voice_is_not_a_vocoder() {
        const auto refused = vocoder_in(test::small_voice_checkpoint());
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(contains(to_english(refused.error().what), "hifigan"));
    }
    void a_multi_speaker_voice_is_not_a_vocoder() {
        StateTree voice = test::small_voice_checkpoint();
        voice["speakers"] = StateTree::List{"ann", "bea"};
        voice["state_dict"]["speaker_embedding.weight"] = at::zeros({2, 4});
        const auto refused = vocoder_in(voice);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(contains(to_english(refused.error().what), "hifigan"));
    }
    void a_vocoder_is_not_a_voice() {
        const auto refused = voice_in(vocoder_checkpoint());
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(contains(to_english(refused.error().what), "--vocoder"));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestSavedVocoder)
#include "tst_saved_vocoder.moc"
