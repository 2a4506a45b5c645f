#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/export/voice_export.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_model_card {

using test::TemporaryFolder;

/// Saves a voice as the last checkpoint of a run that had this loss at its step.
Path save_in_run(const Path& run, const StateTree& checkpoint) {
    std::filesystem::create_directories(run / "checkpoints");
    const Path file = run / "checkpoints" / "final_ema.pt";
    test::throw_on_error(save_checkpoint(file, checkpoint));
    return file;
}

StateTree trained_on(const std::string& corpus) {
    StateTree checkpoint = test::small_vits_checkpoint({"ann", "bea"});
    checkpoint["step"] = std::int64_t{40};
    checkpoint["provenance"]["corpus"] = corpus;
    checkpoint["provenance"]["speaker"] = std::string("Ann | Bea");
    checkpoint["provenance"]["licence"] = std::string("CC0-1.0");
    return checkpoint;
}

std::string card_of(const StateTree& checkpoint, const TemporaryFolder& folder,
                    const std::string& player) {
    const Path file = save_in_run(folder / "run", checkpoint), out = folder / player;
    test::throw_on_error(write_file_atomically(
        folder / "run" / "metrics.jsonl",
        R"({"type":"train","step":40,"epoch":1,"losses":{},"total":1.5,"learning_rate":0.1,"grad_norm":1,"applied":true})"
        "\n"
        R"({"type":"valid","step":40,"losses":{},"total":1.75,"best":true})"
        "\n"));
    const auto exported =
        export_for_player({.checkpoint = file, .out = out.string(), .player = player});
    return exported ? *read_file(out / "README.md") : to_english(exported.error().what);
}

bool has(const std::string& card, const std::string& part) {
    return card.find(part) != std::string::npos;
}

class TestModelCard : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_says_what_the_voice_is_and_how_it_was_trained() {
        const TemporaryFolder folder;
        const std::string card =
            card_of(trained_on("/home/ann/clips/metadata.csv"), folder, "piper");
        for (const char* row :
             {"| language | English (United States), en-us |", "| speakers | ann, bea |",
              "| steps | 40 |", "| training loss | 1.5000 |", "| validation loss | 1.7500 |",
              "| model | vits |", "- `voice.onnx`", "- `voice.onnx.json`"})
            QVERIFY2(has(card, row), card.c_str());
    }
    void it_names_the_recordings_their_speaker_and_license_but_no_folder() {
        const TemporaryFolder folder;
        const std::string card =
            card_of(trained_on("/home/ann/clips/metadata.csv"), folder, "piper");
        QVERIFY2(has(card, "| trained on | clips |"), card.c_str());
        QVERIFY2(!has(card, "/home/ann"), card.c_str());
        QVERIFY2(has(card, "| recorded by | Ann \\| Bea |"), card.c_str());
        QVERIFY2(has(card, "| license of the recordings | CC0-1.0 |"), card.c_str());
        QVERIFY2(has(card, "| consent | not stated |"), card.c_str());
    }
    void it_says_how_the_player_speaks_with_it() {
        const TemporaryFolder folder;
        const StateTree checkpoint = trained_on("clips.csv");
        QVERIFY(has(card_of(checkpoint, folder, "piper"), "piper --model voice.onnx"));
        QVERIFY(has(card_of(checkpoint, folder, "sherpa-onnx"), "--vits-tokens=tokens.txt"));
    }
    void texts_of_a_stranger_add_no_markup() {
        const TemporaryFolder folder;
        StateTree checkpoint = trained_on("<script>alert(1)</script>");
        checkpoint["provenance"]["licence"] =
            std::string("\x1b]0;owned\a\n# forged\n\\| [click](javascript:x) ![](http://x) `a`");
        checkpoint["provenance"]["consent"] = std::string("\u202eno");
        checkpoint["formant_version"] = std::string("9\n# forged\n<img src=x>");
        const std::string card = card_of(checkpoint, folder, "piper");
        for (const char* raw :
             {"\x1b", "\a", "\n# forged", "<script", "<img", " [click]", "![]", " `a`", "\u202e"})
            QVERIFY2(!has(card, raw), raw);
        QVERIFY2(has(card, "\\\\\\| \\[click\\](javascript:x)"), card.c_str());
    }
};

FORMANT_TEST(TestModelCard)

} // namespace tst_model_card

#include "tst_model_card.moc"
