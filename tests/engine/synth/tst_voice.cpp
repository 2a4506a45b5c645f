#include "engine/config/yaml_writer.h"
#include "engine/models/model_weights.h"
#include "engine/synth/voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace {

const std::vector<std::string> symbols = {"<padding>", " ", "n", "t", "uː", "u", "w", "ʌ", "θ",
                                          "ɹ",         "i", "s", "f", "ɔ",  "ɪ", "k", "v", "ɛ"};

VoiceConfig small_config() {
    VoiceConfig config;
    config.model.unet.encoder_channels = config.model.unet.decoder_channels = 16;
    config.model.unet.style_encoder_channels = 8;
    return config;
}

std::string yaml_of(VoiceConfig config) {
    ConfigTable table;
    add_voice_fields(table, config);
    return write_yaml(table);
}

/// Another weight than the raw one, so that it can be told which was used.
StateTree::Map averages_of(const torch::nn::Module& module) {
    StateTree::Map averages;
    for (const auto& parameter : module.named_parameters())
        averages.emplace(parameter.key(), parameter.value().detach() * 0.5);
    return averages;
}

Model small_model() {
    at::manual_seed(41);
    return *create_model(small_config().model, MelConfig{},
                         static_cast<std::int64_t>(symbols.size()), {-6, 2});
}

StateTree checkpoint() {
    const Model model = small_model();
    StateTree state;
    // A run's configuration has more than a voice needs.
    state["config"] = yaml_of(small_config()) + "train:\n  max_steps: 7\n";
    state["symbols"] = StateTree::List(symbols.begin(), symbols.end());
    state["state_dict"] = save_weights(*model.trainable);
    state["ema"] = averages_of(*model.trainable);
    return state;
}

Result<std::unique_ptr<Voice>> voice_of(const StateTree& state,
                                        VoiceWeights weights = VoiceWeights::ema) {
    return Voice::from_checkpoint(state, weights, at::kCPU);
}

Result<AudioClip> speak(const Voice& voice, const std::string& text, std::uint64_t seed = 1) {
    return voice.speak(text, seed, {}, Cancellation());
}

bool same(const Result<AudioClip>& a, const Result<AudioClip>& b) {
    return at::equal(a->samples, b->samples);
}

bool is_checkpoint_error(const StateTree& state, const std::string& named) {
    const auto voice = voice_of(state);
    return !voice && voice.error().kind == ErrorKind::checkpoint &&
           to_english(voice.error().what).find(named) != std::string::npos;
}

} // namespace

class TestVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_checkpoint_speaks() {
        const auto voice = voice_of(checkpoint());
        QVERIFY2(voice, voice ? "" : to_english(voice.error().what).c_str());
        const auto clip = speak(**voice, "two three four");
        QVERIFY(clip);
        QCOMPARE(clip->sample_rate_hz, std::int64_t{16000});
        QVERIFY(clip->samples.numel() > 0 && clip->samples.dim() == 1);
        QVERIFY(at::isfinite(clip->samples).all().item<bool>());
        QVERIFY(clip->samples.abs().max().item<double>() <= 1);
    }
    void the_same_seed_gives_the_same_sound_another_seed_another() {
        const auto voice = voice_of(checkpoint());
        QVERIFY(same(speak(**voice, "two", 1), speak(**voice, "two", 1)));
        QVERIFY(!same(speak(**voice, "two", 1), speak(**voice, "two", 2)));
    }
    void averaged_and_raw_weights_are_told_apart() {
        const StateTree state = checkpoint();
        const auto ema = voice_of(state), raw = voice_of(state, VoiceWeights::raw);
        QVERIFY(!same(speak(**ema, "two"), speak(**raw, "two")));
    }
    void raw_weights_are_exactly_those_of_the_model_that_was_saved() {
        const auto raw = voice_of(checkpoint(), VoiceWeights::raw);
        auto text_reader = TextReader::create({});
        QVERIFY(text_reader);
        const Voice trained(small_config(), small_model(), SymbolTable::from_saved(symbols),
                            std::move(*text_reader));
        QVERIFY(same(speak(**raw, "two four"), speak(trained, "two four")));
    }
    void a_text_without_words_or_known_sounds_is_a_data_error() {
        const auto voice = voice_of(checkpoint());
        for (const std::string text : {"", "  ", "?!", "ba"}) {
            const auto clip = speak(**voice, text);
            // "ba" has no sound that this voice knows.
            QVERIFY2(!clip && clip.error().kind == ErrorKind::data, text.c_str());
        }
    }
    void a_cancelled_text_is_interrupted() {
        const auto voice = voice_of(checkpoint());
        Cancellation cancellation;
        cancellation.request();
        const auto clip = (*voice)->speak("two", 1, {}, cancellation);
        QVERIFY(!clip);
        QCOMPARE(clip.error().kind, ErrorKind::interrupted);
    }
    void a_damaged_checkpoint_is_an_error_that_names_the_part() {
        StateTree without_config = checkpoint(), bad_symbols = checkpoint(), no_ema = checkpoint(),
                  more_symbols = checkpoint();
        without_config["config"] = 1;
        QVERIFY(is_checkpoint_error(without_config, "config"));
        bad_symbols["symbols"] = StateTree::List{"<padding>", " ", 3};
        QVERIFY(is_checkpoint_error(bad_symbols, "symbols"));
        no_ema["ema"] = "gone";
        QVERIFY(is_checkpoint_error(no_ema, "ema"));
        more_symbols["symbols"] = StateTree::List{"<padding>", " "};
        QVERIFY(is_checkpoint_error(more_symbols, "text_encoder.embedding.weight"));
    }
};

QTEST_APPLESS_MAIN(TestVoice)
#include "tst_voice.moc"
