#include "engine/synth/saved_vocoder.h"
#include "engine/synth/voice.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_vocoder.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_saved_vocoder {

using test::contains;
using test::small_vocoder_checkpoint;

Result<std::shared_ptr<const Vocoder>> vocoder_in(const StateTree& checkpoint) {
    return load_vocoder(checkpoint, test::small_voice_config().audio, at::kCPU)
        .map([](const SavedVocoder& saved) { return saved.vocoder; });
}

Result<std::unique_ptr<Voice>> voice_in(const StateTree& checkpoint) {
    return Voice::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU);
}

at::Tensor sound_of(const Voice& voice) {
    return voice.speak("two four", /*seed=*/1, voice.default_options(), CancellationToken())
        .value()
        .samples;
}

class TestSavedVocoder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_uses_it_and_is_as_long_as_with_griffin_lim() {
        const auto voice = voice_in(test::small_voice_checkpoint()).value();
        const at::Tensor without = sound_of(*voice);
        QVERIFY(voice->set_vocoder(vocoder_in(small_vocoder_checkpoint()).value()));
        const at::Tensor by_it = sound_of(*voice);
        QCOMPARE(by_it.numel(), without.numel());
        QVERIFY(!at::equal(by_it, without));
    }
    void a_vocoder_with_other_mel_settings_is_rejected() {
        const auto refused = vocoder_in(small_vocoder_checkpoint({"audio.f_max_hz=7000"}));
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
        const auto refused = voice_in(small_vocoder_checkpoint());
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(contains(to_english(refused.error().what), "--vocoder"));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestSavedVocoder)

} // namespace tst_saved_vocoder

#include "tst_saved_vocoder.moc"
