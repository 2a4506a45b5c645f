#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/safetensors.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/export/voice_export.h"
#include "engine/synth/saved_vocoder.h"
#include "engine/synth/voice.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_vocoder.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace formant;

namespace tst_plain_files {

using nlohmann::json;
using test::TemporaryFolder;

constexpr std::int64_t solver_steps = 3;

StateTree voice_of(bool has_vocoder) {
    return has_vocoder ? test::small_voice_checkpoint() : test::small_vits_checkpoint({"ann"});
}

/// Exports a small voice.
Result<ExportedVoice> exported(const TemporaryFolder& folder, bool has_vocoder,
                               VoiceExportRequest request) {
    test::throw_on_error(save_checkpoint(folder / "voice.pt", voice_of(has_vocoder)));
    test::throw_on_error(save_checkpoint(folder / "vocoder.pt", test::small_vocoder_checkpoint()));
    if (request.checkpoint.empty())
        request.checkpoint = folder / "voice.pt";
    if (has_vocoder)
        request.vocoder = folder / "vocoder.pt";
    request.out = folder / "out";
    request.solver_steps = solver_steps;
    return export_for_player(request);
}

/// Speaks the text of the example without noise.
at::Tensor spoken_here(bool has_vocoder, const std::string& text) {
    const auto voice = Voice::from_checkpoint(voice_of(has_vocoder), VoiceWeights::ema, at::kCPU);
    SpeakOptions options{.of_kind = VariationalOptions{.noise_scale = 0, .noise_scale_w = 0.0}};
    if (has_vocoder) {
        options.of_kind = FlowOptions{.solver_steps = solver_steps, .temperature = 0};
        const auto loaded =
            load_vocoder(test::small_vocoder_checkpoint(), (*voice)->config().audio, at::kCPU);
        test::throw_on_error((*voice)->set_vocoder(loaded->vocoder));
    }
    return (*voice)->speak(text, 1, options, CancellationToken())->samples;
}

json description_in(const Path& folder) {
    return json::parse(read_file(folder / "voice.json").value_or("{}"));
}

std::string refusal_of(const Result<ExportedVoice>& result) {
    return result || result.error().kind != ErrorKind::usage ? "" : to_english(result.error().what);
}

class TestPlainFiles : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_program_of_the_model_card_speaks_as_here_data() {
        QTest::addColumn<bool>("has_vocoder");
        QTest::addColumn<bool>("is_separate");
        QTest::newRow("vits") << false << false;
        QTest::newRow("unet with vocoder") << true << false;
        QTest::newRow("unet and vocoder apart") << true << true;
    }
    void the_program_of_the_model_card_speaks_as_here() {
        QFETCH(bool, has_vocoder);
        QFETCH(bool, is_separate);
        const TemporaryFolder folder;
        const auto written =
            exported(folder, has_vocoder, {.player = "onnx", .separate_vocoder = is_separate});
        QVERIFY2(written, written ? "" : to_english(written.error().what).c_str());
        const Path out = folder / "out";
        const std::string text = description_in(out)["example"]["text"];
        const auto played =
            test::run_python("engine/session/export/play_model_card.py", {out.string()});
        QVERIFY2(played.exit_code == 0, played.standard_error.c_str());
        const auto theirs = read_audio(out / "hello.wav");
        QVERIFY(theirs);
        const at::Tensor ours = spoken_here(has_vocoder, text);
        QCOMPARE(theirs->samples.numel(), ours.numel());
        const double apart = (theirs->samples - ours).abs().max().item<double>();
        QVERIFY2(apart < 2e-4, std::to_string(apart).c_str()); // rounded to 16 bits
    }
    void the_check_speaks_with_the_same_draws() {
        const TemporaryFolder folder;
        const auto written = exported(folder, false, {.player = "onnx", .check_text = "one two"});
        QVERIFY2(written, written ? "" : to_english(written.error().what).c_str());
        QVERIFY(written->difference.value() < 1e-4);
    }
    void the_description_says_how_a_text_becomes_tokens() {
        const TemporaryFolder folder;
        QVERIFY(exported(folder, false, {.player = "onnx"}));
        const json description = description_in(folder / "out");
        std::vector<std::int64_t> tokens = description["before"];
        const std::vector<std::string> symbols = description["example"]["symbols"];
        QVERIFY(!symbols.empty());
        for (const std::string& symbol : symbols) {
            if (!description["symbols"].contains(symbol))
                continue;
            if (tokens.size() > description["before"].size())
                for (const std::int64_t token : description["between"])
                    tokens.push_back(token);
            tokens.push_back(description["symbols"][symbol]);
        }
        for (const std::int64_t token : description["after"])
            tokens.push_back(token);
        QCOMPARE(tokens, description["example"]["tokens"].get<std::vector<std::int64_t>>());
        QCOMPARE(description["language"].get<std::string>(), std::string("en-us"));
        QVERIFY(description["defaults"].contains("duration_noise_scale"));
    }
    void a_vocoder_alone_decodes_as_here() {
        const TemporaryFolder folder;
        QVERIFY(exported(folder, false, {.checkpoint = folder / "vocoder.pt", .player = "onnx"}));
        const json description = json::parse(*read_file(folder / "out" / "vocoder.json"));
        const std::int64_t n_mels = description["mel"]["n_mels"];
        const at::Tensor mel = at::randn({1, n_mels, 9});
        const auto loaded = load_vocoder(test::small_vocoder_checkpoint(),
                                         test::small_voice_config().audio, at::kCPU);
        const at::Tensor ours = loaded->vocoder->waveform(mel).flatten(),
                         theirs = test::play_onnx(folder / "out" / "vocoder.onnx", {{"mel", mel}})
                                      .at("samples")
                                      .flatten();
        QCOMPARE(theirs.numel(), ours.numel());
        QVERIFY((theirs - ours).abs().max().item<double>() < 1e-4);
    }
    void weights_are_those_that_speak() {
        const TemporaryFolder folder;
        const auto written = exported(folder, true, {.player = "safetensors"});
        QVERIFY2(written, written ? "" : to_english(written.error().what).c_str());
        const Path out = folder / "out";
        QCOMPARE(written->files,
                 (std::vector<std::string>{out / "voice.safetensors", out / "voice.json",
                                           out / "vocoder.safetensors", out / "README.md"}));
        const auto weights = map_safetensors(out / "voice.safetensors");
        QVERIFY(weights);
        const StateTree averages = voice_of(true)["ema"];
        QVERIFY(std::ranges::all_of(averages.map(), [&](const auto& average) {
            const auto found = weights->find(average.first);
            return found != weights->end() &&
                   found->second.equal(std::get<at::Tensor>(average.second.value()));
        }));
        QVERIFY(load_checkpoint(out / "voice.safetensors"));
    }
    void options_without_effect_are_refused() {
        const TemporaryFolder folder;
        QVERIFY(refusal_of(exported(folder, false, {.player = "piper", .separate_vocoder = true}))
                    .find("--separate-vocoder") != std::string::npos);
        QVERIFY(refusal_of(exported(folder, false, {.player = "onnx", .separate_vocoder = true}))
                    .find("without a vocoder") != std::string::npos);
        QVERIFY(refusal_of(exported(folder, false, {.player = "safetensors", .check_text = "one"}))
                    .find("--check") != std::string::npos);
        QVERIFY(refusal_of(exported(folder, false,
                                    {.checkpoint = folder / "vocoder.pt", .player = "piper"}))
                    .find("is a vocoder") != std::string::npos);
        QVERIFY(!path_exists(folder / "out"));
    }
};

FORMANT_TEST(TestPlainFiles)

} // namespace tst_plain_files

#include "tst_plain_files.moc"
