#include "engine/audio/griffin_lim.h"
#include "engine/audio/log_mel.h"
#include "engine/synth/voice.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/chunked_model.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_voice {

Result<std::unique_ptr<Voice>> voice_of(const StateTree& state,
                                        VoiceWeights weights = VoiceWeights::ema) {
    return Voice::from_checkpoint(state, weights, at::kCPU);
}

Result<AudioClip> speak(const Voice& voice, const std::string& text, std::uint64_t seed = 1) {
    return voice.speak(text, seed, voice.default_options(), CancellationToken());
}

bool same(const Result<AudioClip>& a, const Result<AudioClip>& b) {
    return at::equal(a->samples, b->samples);
}

bool is_checkpoint_error(const StateTree& state, const std::string& named) {
    const auto voice = voice_of(state);
    return !voice && voice.error().kind == ErrorKind::checkpoint &&
           to_english(voice.error().what).find(named) != std::string::npos;
}

/// Has a style, but no options that hold it.
class StyleWithoutOptions : public test::ChunkedModel {
  public:
    at::Tensor style_of(const ReferenceRecording& /*recording*/) override { return at::zeros({4}); }
};

template <class T>
bool is_usage_error(const Result<T>& result, const std::string& part) {
    return !result && result.error().kind == ErrorKind::usage &&
           test::contains(to_english(result.error().what), part);
}

class TestVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_checkpoint_speaks() {
        const auto voice = voice_of(test::small_voice_checkpoint());
        QVERIFY2(voice, voice ? "" : to_english(voice.error().what).c_str());
        const auto clip = speak(**voice, "two three four");
        QVERIFY(clip);
        QCOMPARE(clip->sample_rate_hz, std::int64_t{16000});
        QVERIFY(clip->samples.numel() > 0 && clip->samples.dim() == 1);
        QVERIFY(at::isfinite(clip->samples).all().item<bool>());
        QVERIFY(clip->samples.abs().max().item<double>() <= 1);
    }
    void the_same_seed_gives_the_same_audio_and_another_seed_different_audio() {
        const auto voice = voice_of(test::small_voice_checkpoint());
        QVERIFY(same(speak(**voice, "two", 1), speak(**voice, "two", 1)));
        QVERIFY(!same(speak(**voice, "two", 1), speak(**voice, "two", 2)));
    }
    void ema_and_raw_weights_are_distinguished() {
        const StateTree state = test::small_voice_checkpoint();
        const auto ema = voice_of(state), raw = voice_of(state, VoiceWeights::raw);
        QVERIFY(!same(speak(**ema, "two"), speak(**raw, "two")));
    }
    void raw_weights_equal_those_of_the_saved_model() {
        const auto raw = voice_of(test::small_voice_checkpoint(), VoiceWeights::raw);
        auto reader = TextReader::create({});
        QVERIFY(reader);
        const Voice trained(test::small_voice_config(), test::small_voice_model(),
                            SymbolTable::from_saved(test::small_voice_symbols()),
                            SpeakerTable::from_names({}), std::move(*reader));
        QVERIFY(same(speak(**raw, "two four"), speak(trained, "two four")));
    }
    void a_text_without_known_symbols_is_a_data_error() {
        const auto voice = voice_of(test::small_voice_checkpoint());
        for (const std::string text : {"", "  ", "?!", "ba"}) {
            const auto clip = speak(**voice, text);
            // "ba" has no symbol that this voice knows.
            QVERIFY2(!clip && clip.error().kind == ErrorKind::data, text.c_str());
        }
    }
    void a_canceled_text_is_interrupted() {
        const auto voice = voice_of(test::small_voice_checkpoint());
        CancellationToken cancellation;
        cancellation.request();
        const auto clip = (*voice)->speak("two", 1, (*voice)->default_options(), cancellation);
        QVERIFY(!clip);
        QCOMPARE(clip.error().kind, ErrorKind::interrupted);
    }
    void sentences_are_split_by_the_rules_of_the_language() {
        const auto voice = voice_of(test::small_voice_checkpoint());
        QCOMPARE((*voice)->sentences("Two. Four."), (std::vector<std::string>{"Two.", "Four."}));
        QCOMPARE((*voice)->sentences(" two "), std::vector<std::string>{" two "});
    }
    void the_style_of_a_recording_is_that_of_its_mel() {
        const auto raw = voice_of(test::small_voice_checkpoint(), VoiceWeights::raw);
        const AudioClip recording = test::voiced_second();
        const at::Tensor mel = LogMel(test::small_voice_config().audio)(recording.samples);
        const at::Tensor expected =
            test::small_voice_model().speech->style_of({recording.samples, mel});
        QVERIFY(at::allclose(*(*raw)->style_of(recording), expected));
    }
    void a_style_changes_the_sound() {
        const auto voice = voice_of(test::small_voice_checkpoint());
        const SpeakOptions styled{
            .of_kind = FlowOptions{.style = *(*voice)->style_of(test::voiced_second())}};
        QVERIFY(
            !same((*voice)->speak("two", 1, styled, CancellationToken()), speak(**voice, "two")));
    }
    void a_voice_without_options_for_a_style_refuses_reference_recordings() {
        const std::string refusal = "does not support reference recordings";
        const auto vits = voice_of(test::small_vits_checkpoint({}));
        QVERIFY(is_usage_error((*vits)->check_supports_reference(), refusal));
        QVERIFY(is_usage_error((*vits)->style_of(test::voiced_second()), refusal));
        StyleWithoutOptions model;
        const Voice styled = test::voice_with(model);
        QVERIFY(is_usage_error(styled.check_supports_reference(), refusal));
        QVERIFY(is_usage_error(styled.style_of(test::voiced_second()), refusal));
        QVERIFY((*voice_of(test::small_voice_checkpoint()))->check_supports_reference());
    }
    void a_voice_of_one_language_refuses_another() {
        const StateTree checkpoint = test::small_voice_checkpoint();
        const std::string own = test::small_voice_config().text.language;
        const auto in = [&](const std::string& language) {
            return Voice::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU, language);
        };
        QVERIFY(in(own).has_value());
        QVERIFY(is_usage_error(in("sv"), "speaks " + own + " alone"));
    }
    void a_voice_that_outputs_a_waveform_refuses_a_vocoder() {
        const std::string refusal = "does not use a vocoder";
        const auto griffin_lim = std::make_shared<GriffinLim>(MelConfig{}, GriffinLimConfig{});
        const auto vits = voice_of(test::small_vits_checkpoint({}));
        QVERIFY(is_usage_error((*vits)->check_uses_vocoder(), refusal));
        QVERIFY(is_usage_error((*vits)->set_vocoder(griffin_lim), refusal));
        const auto unet = voice_of(test::small_voice_checkpoint());
        QVERIFY((*unet)->check_uses_vocoder());
        QVERIFY((*unet)->set_vocoder(griffin_lim));
    }
    void each_speaker_of_a_checkpoint_has_a_voice_of_their_own() {
        const auto voice = voice_of(test::small_voice_checkpoint({"ann", "bea"}));
        QCOMPARE((*voice)->speakers().names(), (std::vector<std::string>{"ann", "bea"}));
        SpeakOptions second = (*voice)->default_options();
        second.speaker = 1;
        QVERIFY(
            !same((*voice)->speak("two", 1, second, CancellationToken()), speak(**voice, "two")));
    }
    void a_checkpoint_without_speakers_has_one() {
        const auto voice = voice_of(test::small_voice_checkpoint());
        QCOMPARE((*voice)->speakers().size(), 1);
    }
    void a_damaged_checkpoint_is_an_error_that_names_the_part() {
        StateTree without_config = test::small_voice_checkpoint(),
                  bad_symbols = test::small_voice_checkpoint(),
                  no_ema = test::small_voice_checkpoint(),
                  more_symbols = test::small_voice_checkpoint(),
                  more_speakers = test::small_voice_checkpoint({"ann", "bea"});
        without_config["config"] = 1;
        QVERIFY(is_checkpoint_error(without_config, "config"));
        bad_symbols["symbols"] = StateTree::List{"<padding>", " ", 3};
        QVERIFY(is_checkpoint_error(bad_symbols, "symbols"));
        no_ema["ema"] = "gone";
        QVERIFY(is_checkpoint_error(no_ema, "ema"));
        more_symbols["symbols"] = StateTree::List{"<padding>", " "};
        QVERIFY(is_checkpoint_error(more_symbols, "text_encoder.embedding.weight"));
        more_speakers["speakers"] = StateTree::List{"ann", "bea", "carla"};
        QVERIFY(is_checkpoint_error(more_speakers, "speaker_embedding.weight"));
    }
};

FORMANT_TEST(TestVoice)

} // namespace tst_voice

#include "tst_voice.moc"
