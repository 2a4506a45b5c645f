#include "engine/base/atomic_file.h"
#include "engine/session/speech/preview_choices.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/saved_voice.h"
#include "tests/support/voices/small_xtts.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_preview_choices {

/// Provides a runs folder with the run of a voice, to which others can be added.
struct Runs {
    test::TemporaryFolder folder;
    std::string voice = add("voice", "model: {name: unet}");

    std::string add(const std::string& name, const std::string& config) const {
        const Path run = folder / name;
        std::filesystem::create_directories(run / "checkpoints");
        test::throw_on_error(write_file_atomically(run / "run.json", "{}"));
        test::throw_on_error(write_file_atomically(run / "config.yaml", config + "\n"));
        return run.string();
    }
    static std::string save(const std::string& run, const std::string& name,
                            const std::vector<std::string>& speakers = {}) {
        const Path file = Path(run) / "checkpoints" / name;
        test::save_voice(file, 20, true, speakers);
        return file.string();
    }
    /// Returns the offered vocoders as "name: value".
    std::vector<std::string> vocoders(const std::string& run) const {
        std::vector<std::string> all;
        for (const auto& [name, vocoder] : preview_choices(run, "").vocoders)
            all.push_back(name + ": " + vocoder);
        return all;
    }
};

class TestPreviewChoices : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void several_speakers_of_a_checkpoint_are_offered() {
        const Runs runs;
        const std::string several = Runs::save(runs.voice, "step_20.pt", {"zoe", "ann"});
        QCOMPARE(preview_choices(runs.voice, several).speakers,
                 (std::vector<std::string>{"zoe", "ann"}));
        const std::string one = Runs::save(runs.voice, "step_40.pt", {"ann"});
        QVERIFY(preview_choices(runs.voice, one).speakers.empty());
        QVERIFY(preview_choices(runs.voice, "").speakers.empty());
    }
    void only_some_models_follow_a_reference_recording() {
        const Runs runs;
        QVERIFY(preview_choices(runs.voice, "").has_reference);
        QVERIFY(preview_choices(runs.add("tokens", "model: {name: xtts}"), "").has_reference);
        QVERIFY(!preview_choices(runs.add("vits", "model: {name: vits}"), "").has_reference);
    }
    void the_languages_of_a_voice_that_marks_them_are_offered_its_own_first() {
        const Runs runs;
        const std::string run = runs.add("tokens", "{model: {name: xtts}, text: {language: de}}");
        const Path checkpoint = Path(run) / "checkpoints/step_20.pt";
        test::save_xtts_v2(checkpoint);
        const auto languages = preview_choices(run, checkpoint.string(), "sv").languages;
        QCOMPARE(languages.size(), std::size_t{2});
        QCOMPARE(languages[0].code, std::string("de"));
        QCOMPARE(languages[0].name, std::string("tyska"));
        QCOMPARE(languages[1].code, std::string("en"));
        const std::string plain = Runs::save(runs.voice, "step_20.pt");
        QVERIFY(preview_choices(runs.voice, plain).languages.empty());
    }
    void an_unreadable_checkpoint_has_no_speakers() {
        const Runs runs;
        const Path cut = Path(runs.voice) / "checkpoints/step_20.pt";
        test::throw_on_error(write_file_atomically(cut, "PK cut"));
        QVERIFY(preview_choices(runs.voice, cut.string()).speakers.empty());
        QVERIFY(preview_choices(runs.voice, "/nowhere/step_20.pt").speakers.empty());
    }
    void the_final_or_else_the_newest_checkpoint_of_a_vocoder_is_offered() {
        const Runs runs;
        const std::string vocoder = runs.add("vocoder", "model: {name: hifigan}");
        QVERIFY(runs.vocoders(runs.voice).empty()); // it has saved nothing yet
        const std::string newest = Runs::save(vocoder, "step_20.pt");
        QCOMPARE(runs.vocoders(runs.voice),
                 (std::vector<std::string>{"Griffin-Lim: ", "vocoder: " + newest}));
        const std::string last = Runs::save(vocoder, "final_ema.pt");
        QCOMPARE(runs.vocoders(runs.voice).at(1), "vocoder: " + last);
    }
    void a_vocoder_with_another_mel_configuration_is_not_offered() {
        const Runs runs;
        const std::string other =
            runs.add("vocoder", "model: {name: hifigan}\naudio: {sample_rate_hz: 22050}");
        Runs::save(other, "final_ema.pt");
        QVERIFY(runs.vocoders(runs.voice).empty());
    }
    void other_voices_are_no_vocoders_and_vits_needs_none() {
        const Runs runs;
        Runs::save(runs.add("vocoder", "model: {name: hifigan}"), "final_ema.pt");
        const std::string vits = runs.add("vits", "model: {name: vits}");
        Runs::save(vits, "final_ema.pt");
        QVERIFY(runs.vocoders(vits).empty());
        QCOMPARE(runs.vocoders(runs.voice).size(), std::size_t{2});
    }
    void the_configured_vocoder_comes_first_and_once() {
        const Runs runs;
        const std::string vocoder = runs.add("vocoder", "model: {name: hifigan}");
        const std::string checkpoint = Runs::save(vocoder, "final_ema.pt");
        const std::string best = Runs::save(vocoder, "best_step_10.pt");
        const std::string detour = runs.voice + "/../vocoder";
        for (const std::string& own :
             {vocoder, vocoder + "/", vocoder + "/checkpoints", checkpoint, best, detour}) {
            const std::string run =
                runs.add("ann", "model: {name: unet, unet: {vocoder: " + own + "}}");
            QCOMPARE(runs.vocoders(run),
                     (std::vector<std::string>{"vocoder: ", "Griffin-Lim: griffin-lim"}));
        }
        const Path elsewhere = runs.folder / "g_02500000";
        test::throw_on_error(write_file_atomically(elsewhere, "weights"));
        const std::string run =
            runs.add("ann", "model: {name: unet, unet: {vocoder: " + elsewhere.string() + "}}");
        QCOMPARE(runs.vocoders(run),
                 (std::vector<std::string>{"g_02500000: ", "Griffin-Lim: griffin-lim",
                                           "vocoder: " + checkpoint}));
    }
    void a_missing_configured_checkpoint_is_replaced_by_another_of_its_run() {
        const Runs runs;
        const std::string vocoder = runs.add("vocoder", "model: {name: hifigan}");
        const std::string checkpoint = Runs::save(vocoder, "final_ema.pt");
        const std::string pruned = vocoder + "/checkpoints/step_20.pt";
        const std::string run =
            runs.add("ann", "model: {name: unet, unet: {vocoder: " + pruned + "}}");
        QCOMPARE(runs.vocoders(run),
                 (std::vector<std::string>{"Griffin-Lim: griffin-lim", "vocoder: " + checkpoint}));
    }
};

FORMANT_TEST(TestPreviewChoices)

} // namespace tst_preview_choices

#include "tst_preview_choices.moc"
