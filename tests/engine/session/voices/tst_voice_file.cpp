#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/session/checkpoints/checkpoint_convert.h"
#include "engine/session/config/run_config.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/voice_file.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_vocoder.h"
#include "engine/synth/voice.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_gan.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

using namespace formant;

namespace tst_voice_file {

using test::contains;

/// Provides a checkpoint of this program, and the same in the format of the upstream code.
struct Converted {
    test::TemporaryFolder folder;
    Path own = folder / "own.pt";
    Path generator, discriminators, config = folder / "upstream" / "config.json";

    explicit Converted(const std::string& name, const std::vector<std::string>& speakers = {},
                       std::vector<std::string> settings = {}) {
        settings.insert(settings.end(), {"text.mode=characters", "text.language=sv"});
        const RunConfig run =
            load_run_config("", name == "vits" ? test::small_vits(settings) : test::small_hifigan())
                .value();
        at::manual_seed(7);
        const auto count = static_cast<std::int64_t>(std::max<std::size_t>(1, speakers.size()));
        const Model model =
            create_model(run.voice.model, run.voice.audio, /*n_symbols=*/4, {}, count).value();
        const at::NoGradGuard no_gradients;
        for (const auto& weight : model.trainable->named_parameters())
            weight.value().add_(at::randn_like(weight.value()), 0.1);
        StateTree state;
        state["format"] = checkpoint_format;
        state["config"] = run_config_yaml(run);
        state["symbols"] = StateTree::List{"<padding>", " ", "a", "b"};
        if (!speakers.empty())
            state["speakers"] = StateTree::List(speakers.begin(), speakers.end());
        state["state_dict"] = save_weights(*model.trainable);
        state["ema"] = StateTree::Map();
        test::throw_on_error(save_checkpoint(own, state));
        const auto files =
            convert_checkpoint({own.string(), (folder / "upstream").string()}).value();
        generator = files.at(0);
        discriminators = files.at(1);
    }
    void change_config(const auto& change) const {
        auto json = nlohmann::ordered_json::parse(read_file(config).value());
        change(json);
        test::throw_on_error(write_file_atomically(config, json.dump()));
    }
    Error refused() const { return load_voice_file(generator).error(); }
};

at::Tensor speech_of(const Path& file, std::int64_t speaker = 0) {
    const auto voice = Voice::from_checkpoint(load_voice_file(file).value().checkpoint,
                                              VoiceWeights::ema, at::kCPU)
                           .value();
    SpeakOptions options = voice->default_options();
    options.speaker = speaker;
    return voice->speak("abba ab", /*seed=*/3, options, CancellationToken())->samples;
}

std::vector<std::string> speakers_of_voice(const Path& file) {
    return Voice::from_checkpoint(load_voice_file(file).value().checkpoint, VoiceWeights::ema,
                                  at::kCPU)
        .value()
        ->speakers()
        .names();
}

class TestVoiceFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_third_party_voice_generates_the_same_speech() {
        const Converted voice("vits");
        QVERIFY(load_voice_file(voice.generator)->is_third_party);
        QVERIFY(at::equal(speech_of(voice.generator), speech_of(voice.own)));
    }
    void the_generator_is_sufficient() {
        const Converted voice("vits");
        std::filesystem::remove(voice.discriminators);
        QVERIFY(at::equal(speech_of(voice.generator), speech_of(voice.own)));
    }
    void its_text_settings_are_restored() {
        const Converted voice("vits");
        const VoiceConfig config =
            voice_config_of(load_voice_file(voice.generator)->checkpoint).value();
        QCOMPARE(config.text.mode, std::string("characters"));
        QCOMPARE(config.text.language, std::string("sv"));
    }
    void speaker_names_are_restored() {
        const Converted voice("vits", {"anna", "ben", "cleo"});
        QCOMPARE(speakers_of_voice(voice.generator),
                 (std::vector<std::string>{"anna", "ben", "cleo"}));
        QVERIFY(at::equal(speech_of(voice.generator, 2), speech_of(voice.own, 2)));
        QVERIFY(!at::equal(speech_of(voice.generator, 1), speech_of(voice.own, 2)));
    }
    void a_repeated_row_is_one_speaker() {
        const Converted voice("vits", {"anna"}, {"model.vits.speaker_embedding=on"});
        const auto written = read_any_checkpoint(voice.generator)->subtree("model").value();
        QCOMPARE(written.get<at::Tensor>("emb_g.weight")->size(0), std::int64_t{2});
        QCOMPARE(speakers_of_voice(voice.generator), (std::vector<std::string>{"anna"}));
        QVERIFY(at::equal(speech_of(voice.generator), speech_of(voice.own)));
        const Pretrained pretrained =
            read_pretrained(voice.generator, *find_model_kind("vits")).value();
        QCOMPARE(rows_of(pretrained.weights, "generator.emb_g.weight"), std::int64_t{1});
        QCOMPARE(pretrained.speakers.size(), std::int64_t{1});
    }
    void speakers_without_names_are_numbered() {
        const Converted voice("vits", {"anna", "ben", "cleo"});
        voice.change_config([](auto& json) { json["speaker_id_map"] = {{"ben", 1}}; });
        QCOMPARE(speakers_of_voice(voice.generator), (std::vector<std::string>{"0", "ben", "2"}));
        voice.change_config([](auto& json) { json.erase("speaker_id_map"); });
        QCOMPARE(speakers_of_voice(voice.generator), (std::vector<std::string>{"0", "1", "2"}));
    }
    void a_third_party_vocoder_generates_the_same_sound() {
        const Converted voice("hifigan");
        const MelConfig mel = voice_config_of(load_voice_file(voice.own)->checkpoint).value().audio;
        const auto theirs =
            load_vocoder(load_voice_file(voice.generator)->checkpoint, mel, at::kCPU);
        const auto own = load_vocoder(load_voice_file(voice.own)->checkpoint, mel, at::kCPU);
        QVERIFY2(theirs, theirs ? "" : to_english(theirs.error().what).c_str());
        const at::Tensor frames = at::randn({1, 80, 12});
        QVERIFY(at::equal(theirs->vocoder->waveform(frames), own->vocoder->waveform(frames)));
    }
    void a_missing_configuration_is_requested() {
        const Converted voice("vits");
        std::filesystem::remove(voice.config);
        QCOMPARE(voice.refused().kind, ErrorKind::checkpoint);
        QVERIFY(contains(to_english(voice.refused().what), "config.json"));
    }
    void missing_symbols_are_requested() {
        const Converted voice("vits");
        std::filesystem::remove(voice.folder / "upstream" / "symbols.txt");
        QCOMPARE(voice.refused().kind, ErrorKind::checkpoint);
        QVERIFY(contains(to_english(voice.refused().what), "symbols.txt"));
    }
    void a_mismatched_configuration_lists_the_tensors() {
        const Converted voice("vits");
        voice.change_config([](auto& json) { json["model"]["filter_channels"] = 48; });
        QCOMPARE(voice.refused().kind, ErrorKind::checkpoint);
        QVERIFY(contains(to_english(voice.refused().what), "enc_p.encoder.ffn_layers.0.conv_1"));
    }
    /// Some of them would need more memory than any machine has.
    void wrong_sizes_are_refused_before_memory_is_allocated() {
        const Converted voice("vits"), vocoder("hifigan");
        const auto refuses = [](const Converted& f, const char* tensor, const auto& change) {
            f.change_config(change);
            QVERIFY2(contains(to_english(f.refused().what), tensor),
                     to_english(f.refused().what).c_str());
        };
        refuses(voice, "generator.enc_p.encoder.ffn_layers.9.conv_1.weight (is missing)",
                [](auto& json) {
                    json["model"].update({{"filter_channels", 8192},
                                          {"hidden_channels", 4096},
                                          {"n_layers", 64},
                                          {"kernel_size", 31}});
                });
        refuses(vocoder, "generator.resblocks.0.convs",
                [](auto& json) { json["resblock_kernel_sizes"][0] = 4095; });
    }
    void a_cyclic_or_exploding_configuration_is_refused() {
        const Converted voice("vits");
        std::string aliases = "a: &a [x, x]\n";
        for (char name = 'b'; name < 'y'; ++name)
            aliases += fmt::format("{0}: &{0} [*{1}, *{1}]\n", name, static_cast<char>(name - 1));
        for (const std::string& yaml : {std::string("model: &m {inner: *m}\n"), aliases}) {
            test::throw_on_error(write_file_atomically(voice.config, yaml));
            QVERIFY(contains(to_english(voice.refused().what), "cannot be imported"));
        }
    }
    void a_newer_format_is_refused() {
        const test::TemporaryFolder folder;
        StateTree newer;
        newer["format"] = checkpoint_format + 1;
        test::throw_on_error(save_checkpoint(folder / "newer.pt", newer));
        QVERIFY(contains(to_english(load_voice_file(folder / "newer.pt").error().what), "newer"));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestVoiceFile)

} // namespace tst_voice_file

#include "tst_voice_file.moc"
