#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/checkpoints/checkpoint_convert.h"
#include "engine/session/export/voice_export.h"
#include "engine/synth/saved_vocoder.h"
#include "engine/synth/voice.h"
#include "engine/text/text_reader.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/saved_voice.h"
#include "tests/support/voices/small_vocoder.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <iterator>
#include <map>
#include <optional>
#include <sstream>

using namespace formant;

namespace tst_voice_export {

using nlohmann::json;
using test::TemporaryFolder;

constexpr const char* text = "one two";

/// Reads a text and writes its ids as Piper's player does, by the exported configuration.
std::vector<std::int64_t> ids_of(const json& config) {
    const auto reader = TextReader::create(test::small_vits_config().text);
    std::vector<std::int64_t> ids;
    const auto add = [&](const std::string& symbol) {
        for (const std::int64_t id : config["phoneme_id_map"].at(symbol))
            ids.push_back(id);
    };
    add("^");
    add("_");
    const Words words = (*reader)->read(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) {
            add(" ");
            add("_");
        }
        for (const std::string& symbol : words[i]) {
            add(symbol);
            add("_");
        }
    }
    add("$");
    return ids;
}

Words small_voice_words() {
    return (*TextReader::create(test::small_voice_config().text))->read(text);
}

/// Returns the symbols of words with a space between them.
std::vector<std::string> spoken_symbols(const Words& words) {
    std::vector<std::string> symbols;
    for (const Word& word : words) {
        if (!symbols.empty())
            symbols.emplace_back(" ");
        symbols.insert(symbols.end(), word.begin(), word.end());
    }
    return symbols;
}

/// Returns ids by tokens.txt as sherpa-onnx writes them: a `_` before, between and after them.
at::Tensor sherpa_ids(const Path& folder, const std::vector<std::string>& symbols) {
    std::istringstream lines(read_file(folder / "tokens.txt").value_or(""));
    std::map<std::string, std::int64_t> known;
    for (std::string line; std::getline(lines, line);) {
        const std::size_t gap = line.rfind(' ');
        known[line.substr(0, gap)] = std::stoll(line.substr(gap));
    }
    std::vector<std::int64_t> ids{known.at("_")};
    for (const std::string& symbol : symbols) {
        ids.push_back(known.at(symbol));
        ids.push_back(known.at("_"));
    }
    return at::tensor(ids, at::kLong).unsqueeze(0);
}

/// Reads the text by lexicon.txt.
at::Tensor ids_by_lexicon(const Path& folder) {
    std::istringstream lines(read_file(folder / "lexicon.txt").value_or(""));
    Words words;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream parts(line);
        std::string name;
        parts >> name;
        words.emplace_back(std::istream_iterator<std::string>(parts),
                           std::istream_iterator<std::string>());
    }
    return sherpa_ids(folder, spoken_symbols(words)); // "one" comes before "two" there, too
}

json config_in(const Path& folder) {
    return json::parse(read_file(folder / "voice.onnx.json").value_or("{}"));
}

/// Speaks without noise, by the second speaker.
at::Tensor spoken_here(const StateTree& checkpoint) {
    const auto voice = Voice::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU);
    return (*voice)
        ->speak(
            text, 1,
            {.speaker = 1, .of_kind = VariationalOptions{.noise_scale = 0, .noise_scale_w = 0.0}},
            CancellationToken())
        ->samples;
}

at::Tensor spoken_by_piper(const Path& folder, std::optional<std::int64_t> speaker) {
    const std::vector<std::int64_t> ids = ids_of(config_in(folder));
    const auto length = static_cast<std::int64_t>(ids.size());
    NamedTensors inputs{{"input", at::tensor(ids, at::kLong).unsqueeze(0)},
                        {"input_lengths", at::tensor({length}, at::kLong)},
                        {"scales", at::tensor({0.0, 1.0, 0.0}, at::kFloat)}};
    if (speaker)
        inputs["sid"] = at::tensor({*speaker}, at::kLong);
    return test::play_onnx(folder / "voice.onnx", inputs).at("output").flatten();
}

class TestVoiceExport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_for_piper_speaks_as_here_data() {
        QTest::addColumn<bool>("half");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("float32") << false << 1e-4;
        QTest::newRow("half precision") << true << 2e-2;
    }
    void a_voice_for_piper_speaks_as_here() {
        QFETCH(bool, half);
        QFETCH(double, tolerance);
        const TemporaryFolder folder;
        const StateTree checkpoint = test::small_vits_checkpoint({"ann", "bea"});
        test::throw_on_error(save_checkpoint(folder / "voice.pt", checkpoint));
        const Path out = folder / "piper";
        const auto exported = export_for_player(
            {.checkpoint = folder / "voice.pt", .out = out.string(), .half = half});
        QVERIFY2(exported, exported ? "" : to_english(exported.error().what).c_str());
        const at::Tensor ours = spoken_here(checkpoint), theirs = spoken_by_piper(out, 1);
        QCOMPARE(theirs.numel(), ours.numel());
        const double apart = ((theirs - ours).abs().max() / ours.abs().max()).item<double>();
        QVERIFY2(apart <= tolerance, std::to_string(apart).c_str());
    }
    void a_generator_of_the_upstream_trainer_is_exported_as_the_voice() {
        const TemporaryFolder folder;
        const StateTree checkpoint = test::small_vits_checkpoint({"ann", "bea"});
        test::throw_on_error(save_checkpoint(folder / "voice.pt", checkpoint));
        const auto upstream =
            convert_checkpoint({folder / "voice.pt", (folder / "upstream").string()}).value();
        const auto exported =
            export_for_player({.checkpoint = upstream.front(), .out = (folder / "piper").string()});
        QVERIFY2(exported, exported ? "" : to_english(exported.error().what).c_str());
        const at::Tensor ours = spoken_here(checkpoint),
                         theirs = spoken_by_piper(folder / "piper", 1);
        QCOMPARE(theirs.numel(), ours.numel());
        const double apart = ((theirs - ours).abs().max() / ours.abs().max()).item<double>();
        QVERIFY2(apart <= 1e-4, std::to_string(apart).c_str());
    }
    void the_configuration_for_piper_names_sounds_speakers_and_scales() {
        const TemporaryFolder folder;
        test::throw_on_error(
            save_checkpoint(folder / "voice.pt", test::small_vits_checkpoint({"ann", "bea"})));
        const Path out = folder / "piper";
        const auto exported =
            export_for_player({.checkpoint = folder / "voice.pt", .out = out.string()});
        QVERIFY(exported);
        QCOMPARE(exported->files,
                 (std::vector<std::string>{out / "voice.onnx", out / "voice.onnx.json",
                                           out / "README.md"}));
        const json config = config_in(out);
        QCOMPARE(config["num_speakers"].get<int>(), 2);
        QCOMPARE(config["speaker_id_map"]["bea"].get<int>(), 1);
        QCOMPARE(config["phoneme_type"].get<std::string>(), std::string("espeak"));
        QCOMPARE(config["espeak"]["voice"].get<std::string>(), std::string("en-us"));
        QCOMPARE(config["inference"]["noise_scale"].get<double>(), 0.667);
        QCOMPARE(config["audio"]["sample_rate"].get<std::int64_t>(),
                 test::small_vits_config().audio.sample_rate_hz);
    }
    void a_voice_of_mels_is_exported_with_its_vocoder() {
        const TemporaryFolder folder;
        const StateTree checkpoint = test::small_voice_checkpoint(),
                        vocoder = test::small_vocoder_checkpoint();
        test::throw_on_error(save_checkpoint(folder / "voice.pt", checkpoint));
        test::throw_on_error(save_checkpoint(folder / "vocoder.pt", vocoder));
        const Path out = folder / "piper";
        const auto exported = export_for_player({.checkpoint = folder / "voice.pt",
                                                 .out = out.string(),
                                                 .vocoder = folder / "vocoder.pt",
                                                 .solver_steps = 3});
        QVERIFY2(exported, exported ? "" : to_english(exported.error().what).c_str());
        QCOMPARE(config_in(out)["inference"]["noise_w"].get<int>(), 0);
        const auto voice = Voice::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU);
        const auto loaded = load_vocoder(vocoder, (*voice)->config().audio, at::kCPU);
        QVERIFY((*voice)->set_vocoder(loaded->vocoder));
        const at::Tensor ours =
            (*voice)
                ->speak(text, 1, {.of_kind = FlowOptions{.solver_steps = 3, .temperature = 0}},
                        CancellationToken())
                ->samples;
        const at::Tensor theirs = spoken_by_piper(out, {});
        QCOMPARE(theirs.numel(), ours.numel());
        QVERIFY(((theirs - ours).abs().max() / ours.abs().max()).item<double>() < 1e-4);
    }
    void the_check_speaks_with_the_same_draws_data() {
        QTest::addColumn<QString>("player");
        QTest::addColumn<bool>("has_vocoder");
        for (const char* player : {"piper", "sherpa-onnx"}) {
            QTest::addRow("vits for %s", player) << QString(player) << false;
            QTest::addRow("unet for %s", player) << QString(player) << true;
        }
    }
    void the_check_speaks_with_the_same_draws() {
        QFETCH(QString, player);
        QFETCH(bool, has_vocoder);
        const TemporaryFolder folder;
        test::throw_on_error(save_checkpoint(folder / "voice.pt",
                                             has_vocoder ? test::small_voice_checkpoint()
                                                         : test::small_vits_checkpoint({"ann"})));
        test::throw_on_error(
            save_checkpoint(folder / "vocoder.pt", test::small_vocoder_checkpoint()));
        const auto exported = export_for_player(
            {.checkpoint = folder / "voice.pt",
             .out = (folder / "out").string(),
             .player = player.toStdString(),
             .vocoder = has_vocoder ? (folder / "vocoder.pt").string() : std::string(),
             .solver_steps = 3,
             .check_text = text});
        QVERIFY2(exported, exported ? "" : to_english(exported.error().what).c_str());
        QVERIFY2(exported->difference.value() < 1e-4,
                 std::to_string(*exported->difference).c_str());
    }
    void existing_files_are_never_replaced() {
        const TemporaryFolder folder;
        test::throw_on_error(
            save_checkpoint(folder / "voice.pt", test::small_vits_checkpoint({"ann"})));
        QVERIFY(write_file_atomically(folder / "voice.onnx.json", "{}"));
        const auto exported =
            export_for_player({.checkpoint = folder / "voice.pt", .out = folder.path().string()});
        QVERIFY(!exported);
        QCOMPARE(exported.error().kind, ErrorKind::usage);
        QCOMPARE(*read_file(folder / "voice.onnx.json"), std::string("{}"));
        QVERIFY(!path_exists(folder / "voice.onnx"));
    }
    void a_voice_for_sherpa_onnx_speaks_as_here() {
        const TemporaryFolder folder;
        const StateTree checkpoint = test::small_vits_checkpoint({"ann", "bea"});
        test::throw_on_error(save_checkpoint(folder / "voice.pt", checkpoint));
        QVERIFY(write_file_atomically(folder / "words.txt", "One, two."));
        const Path out = folder / "sherpa";
        const auto exported = export_for_player({.checkpoint = folder / "voice.pt",
                                                 .out = out.string(),
                                                 .player = "sherpa-onnx",
                                                 .lexicon_text = folder / "words.txt"});
        QVERIFY2(exported, exported ? "" : to_english(exported.error().what).c_str());
        QCOMPARE(exported->files,
                 (std::vector<std::string>{out / "voice.onnx", out / "tokens.txt",
                                           out / "lexicon.txt", out / "README.md"}));
        const at::Tensor ours = spoken_here(checkpoint),
                         theirs = test::play_onnx(out / "voice.onnx",
                                                  {{"input", ids_by_lexicon(out)},
                                                   {"input_lengths", at::tensor({0}, at::kLong)},
                                                   {"scales", at::tensor({0.0F, 1.0F, 0.0F})},
                                                   {"sid", at::tensor({1}, at::kLong)}})
                                      .at("output")
                                      .flatten();
        QCOMPARE(theirs.numel(), ours.numel());
        QVERIFY(((theirs - ours).abs().max() / ours.abs().max()).item<double>() < 1e-4);
    }
    void a_voice_of_mels_for_sherpa_onnx_has_the_form_of_matcha() {
        const TemporaryFolder folder;
        const StateTree checkpoint = test::small_voice_checkpoint(),
                        vocoder = test::small_vocoder_checkpoint();
        test::throw_on_error(save_checkpoint(folder / "voice.pt", checkpoint));
        test::throw_on_error(save_checkpoint(folder / "vocoder.pt", vocoder));
        const Path out = folder / "sherpa";
        const auto exported = export_for_player({.checkpoint = folder / "voice.pt",
                                                 .out = out.string(),
                                                 .player = "sherpa-onnx",
                                                 .vocoder = folder / "vocoder.pt",
                                                 .solver_steps = 3});
        QVERIFY2(exported, exported ? "" : to_english(exported.error().what).c_str());
        QCOMPARE(exported->files,
                 (std::vector<std::string>{out / "acoustic.onnx", out / "vocoder.onnx",
                                           out / "tokens.txt", out / "README.md"}));
        const auto voice = Voice::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU);
        const auto loaded = load_vocoder(vocoder, (*voice)->config().audio, at::kCPU);
        QVERIFY((*voice)->set_vocoder(loaded->vocoder));
        const at::Tensor ours =
            (*voice)
                ->speak(text, 1, {.of_kind = FlowOptions{.solver_steps = 3, .temperature = 0}},
                        CancellationToken())
                ->samples;
        const at::Tensor ids = sherpa_ids(out, spoken_symbols(small_voice_words()));
        const at::Tensor mel = test::play_onnx(out / "acoustic.onnx",
                                               {{"x", ids},
                                                {"x_length", at::tensor({ids.size(1)}, at::kLong)},
                                                {"noise_scale", at::zeros({1})},
                                                {"length_scale", at::ones({1})}})
                                   .at("mel");
        const at::Tensor theirs =
            test::play_onnx(out / "vocoder.onnx", {{"mel", mel}}).at("audio").flatten();
        QCOMPARE(theirs.numel(), ours.numel());
        QVERIFY(((theirs - ours).abs().max() / ours.abs().max()).item<double>() < 1e-4);
    }
    void a_voice_without_vocoder_is_refused_with_what_to_do() {
        const TemporaryFolder folder;
        test::save_voice(folder / "voice.pt", 10);
        const auto exported = export_for_player(
            {.checkpoint = folder / "voice.pt", .out = (folder / "piper").string()});
        QVERIFY(!exported);
        QCOMPARE(exported.error().kind, ErrorKind::usage);
        QVERIFY(to_english(exported.error().what).find("--vocoder") != std::string::npos);
        QVERIFY(!path_exists(folder / "piper"));
    }
};

FORMANT_TEST(TestVoiceExport)

} // namespace tst_voice_export

#include "tst_voice_export.moc"
