#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/export/voice_export.h"
#include "engine/synth/voice.h"
#include "engine/text/text_reader.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/saved_voice.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace formant;
using nlohmann::json;
using test::TemporaryFolder;

namespace {

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

json config_in(const Path& folder) {
    return json::parse(read_file(folder / "voice.onnx.json").value_or("{}"));
}

} // namespace

class TestVoiceExport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_for_piper_speaks_as_here() {
        const TemporaryFolder folder;
        const StateTree checkpoint = test::small_vits_checkpoint({"ann", "bea"});
        test::throw_on_error(save_checkpoint(folder / "voice.pt", checkpoint));
        const Path out = folder / "piper";
        const auto exported =
            export_voice({.checkpoint = folder / "voice.pt", .out = out.string()});
        QVERIFY2(exported, exported ? "" : to_english(exported.error().what).c_str());
        QCOMPARE(exported->files,
                 (std::vector<std::string>{out / "voice.onnx", out / "voice.onnx.json"}));
        const json config = config_in(out);
        QCOMPARE(config["num_speakers"].get<int>(), 2);
        QCOMPARE(config["speaker_id_map"]["bea"].get<int>(), 1);
        QCOMPARE(config["audio"]["sample_rate"].get<std::int64_t>(),
                 test::small_vits_config().audio.sample_rate_hz);

        const auto voice = Voice::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU);
        const auto ours = (*voice)->speak(
            text, 1,
            {.speaker = 1, .of_kind = VariationalOptions{.noise_scale = 0, .noise_scale_w = 0.0}},
            CancellationToken());
        QVERIFY(ours);
        const std::vector<std::int64_t> ids = ids_of(config);
        const at::Tensor theirs =
            test::play_onnx(
                out / "voice.onnx",
                {{"input", at::tensor(ids, at::kLong).unsqueeze(0)},
                 {"input_lengths", at::tensor({static_cast<std::int64_t>(ids.size())}, at::kLong)},
                 {"scales", at::tensor({0.0, 1.0, 0.0}, at::kFloat)},
                 {"sid", at::tensor({1}, at::kLong)}})
                .at("output")
                .flatten();
        QCOMPARE(theirs.numel(), ours->samples.numel());
        const double apart = (theirs - ours->samples).abs().max().item<double>();
        QVERIFY2(apart <= 1e-4 * theirs.abs().max().item<double>(), std::to_string(apart).c_str());
    }
    void existing_files_are_never_replaced() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "voice.onnx.json", "{}"));
        const auto exported =
            export_voice({.checkpoint = "none.pt", .out = folder.path().string()});
        QVERIFY(!exported);
        QCOMPARE(exported.error().kind, ErrorKind::usage);
        QCOMPARE(*read_file(folder / "voice.onnx.json"), std::string("{}"));
    }
    void a_voice_without_vocoder_is_refused_with_what_to_do() {
        const TemporaryFolder folder;
        test::save_voice(folder / "voice.pt", 10);
        const auto exported =
            export_voice({.checkpoint = folder / "voice.pt", .out = (folder / "piper").string()});
        QVERIFY(!exported);
        QCOMPARE(exported.error().kind, ErrorKind::usage);
        QVERIFY(to_english(exported.error().what).find("--vocoder") != std::string::npos);
        QVERIFY(!path_exists(folder / "piper"));
    }
};

FORMANT_TEST(TestVoiceExport)
#include "tst_voice_export.moc"
