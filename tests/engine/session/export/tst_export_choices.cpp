#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/export/export_choices.h"
#include "engine/session/export/voice_export.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/saved_voice.h"
#include "tests/support/voices/small_voice.h"
#include "tests/support/voices/small_xtts.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_export_choices {

/// A runs folder; each run has a configuration and a checkpoints folder.
struct Runs {
    test::TemporaryFolder folder;

    /// Returns the file for a checkpoint of the run, which is added.
    Path add(const std::string& name, const std::string& config) const {
        const Path run = folder / name;
        test::throw_on_error(make_folder(run / "checkpoints"));
        test::throw_on_error(write_file_atomically(run / "run.json", "{}"));
        test::throw_on_error(write_file_atomically(run / "config.yaml", config + "\n"));
        return run / "checkpoints/final_ema.pt";
    }
    Path add_voice() const {
        const Path voice = add("voice", "model: {name: unet}");
        test::save_voice(voice, 20);
        return voice;
    }
    Path add_vocoder() const {
        const Path vocoder = add("vocoder", "model: {name: hifigan}");
        test::save_vocoder(vocoder);
        return vocoder;
    }
};

class TestExportChoices : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_that_speaks_without_a_vocoder_needs_none() {
        const Runs runs;
        const Path voice = runs.add("voice", "model: {name: vits}");
        test::save_vits(voice);
        const auto choices = export_choices(voice);
        QVERIFY2(choices, choices ? "" : to_english(choices.error().what).c_str());
        QCOMPARE(choices->players, export_players());
        QVERIFY(!choices->uses_vocoder && !choices->has_solver_steps && !choices->is_vocoder);
    }
    void a_voice_of_mels_has_a_vocoder_and_steps_of_its_flow() {
        const Runs runs;
        const auto choices = export_choices(runs.add_voice());
        QVERIFY(choices->uses_vocoder && choices->has_solver_steps);
        QCOMPARE(choices->players, export_players());
        QVERIFY(choices->vocoder.empty());
    }
    void the_vocoder_of_the_runs_folder_is_proposed() {
        const Runs runs;
        const Path voice = runs.add_voice(), vocoder = runs.add_vocoder();
        QCOMPARE(export_choices(voice)->vocoder, vocoder.string());
    }
    void the_configured_vocoder_is_proposed_before_others() {
        const Runs runs;
        const Path voice = runs.add_voice(), vocoder = runs.folder / "own.pt";
        runs.add_vocoder();
        test::save_vocoder(vocoder);
        StateTree checkpoint = test::small_voice_checkpoint();
        checkpoint["config"] = "model: {name: unet, unet: {vocoder: " + vocoder.string() +
                               ", encoder_channels: 16, decoder_channels: 16, "
                               "style_encoder_channels: 8}}\ntext: {keep_stress: off}\n";
        test::throw_on_error(save_checkpoint(voice, checkpoint));
        const auto choices = export_choices(voice);
        QVERIFY2(choices, choices ? "" : to_english(choices.error().what).c_str());
        QCOMPARE(choices->vocoder, vocoder.string());
    }
    void a_vocoder_alone_is_for_own_programs() {
        const Runs runs;
        const auto choices = export_choices(runs.add_vocoder());
        QVERIFY(choices->is_vocoder && !choices->uses_vocoder);
        QCOMPARE(choices->players, (std::vector<std::string>{"onnx", "safetensors"}));
        QVERIFY(choices->check_text.empty());
    }
    void a_voice_without_a_graph_has_its_weights_only() {
        const Runs runs;
        const Path voice = runs.folder / "xtts.pt";
        test::save_xtts_v2(voice);
        const auto choices = export_choices(voice);
        QVERIFY2(choices, choices ? "" : to_english(choices.error().what).c_str());
        QCOMPARE(choices->players, std::vector<std::string>{"safetensors"});
    }
    void the_text_is_that_of_a_sample_or_else_a_sentence_of_the_language() {
        const Runs runs;
        const Path voice = runs.add_voice();
        const std::string built_in = export_choices(voice)->check_text;
        QVERIFY(!built_in.empty());
        const Path samples = runs.folder / "voice/samples/step_20";
        test::throw_on_error(make_folder(samples));
        test::throw_on_error(write_file_atomically(samples / "001.flac", ""));
        test::throw_on_error(write_file_atomically(samples / "001.txt", "one two"));
        QCOMPARE(export_choices(voice)->check_text, std::string("one two"));
    }
    void a_file_that_is_not_a_voice_is_reported() {
        const Runs runs;
        test::throw_on_error(write_file_atomically(runs.folder / "voice.pt", "PK cut"));
        QCOMPARE(export_choices(runs.folder / "voice.pt").error().kind, ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestExportChoices)

} // namespace tst_export_choices

#include "tst_export_choices.moc"
