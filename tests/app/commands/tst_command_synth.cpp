#include "engine/checkpoint/checkpoint_file.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_command_synth {

using test::contains;

struct Fixture {
    test::SmallCorpus folder;

    explicit Fixture(const std::vector<std::string>& speakers = {}) {
        test::throw_on_error(
            save_checkpoint(folder / "voice.pt", test::small_voice_checkpoint(speakers)));
    }
    test::ProcessOutput synth(const std::vector<std::string>& more) const {
        std::vector<std::string> arguments = {"synth",     "--checkpoint",    path_of("voice.pt"),
                                              "--out-dir", path_of("spoken"), "--gpu",
                                              "cpu"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return test::run_program(FORMANT_PROGRAM, arguments);
    }
    std::string path_of(const std::string& name) const { return (folder / name).string(); }
};

class TestCommandSynth : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_prints_the_files_and_the_real_time_factor() {
        const Fixture f;
        const auto spoken = f.synth({"--text", "two", "--text", "four", "--workers", "2"});
        QVERIFY2(spoken.exit_code == 0, spoken.standard_error.c_str());
        QVERIFY(contains(spoken.standard_output, f.path_of("spoken/0001.wav") + "\n"));
        QVERIFY(contains(spoken.standard_output, f.path_of("spoken/0002.wav") + "\n"));
        QVERIFY(contains(spoken.standard_output, "real-time factor"));
        QVERIFY(std::filesystem::exists(f.folder / "spoken" / "0002.wav"));
    }
    void texts_that_were_not_synthesized_are_named_at_the_end_with_exit_code_3() {
        const Fixture f;
        const std::string lines = "{\"id\": \"good\", \"text\": \"two\"}\nbroken\n"
                                  "{\"id\": \"dumb\", \"text\": \"?!\"}\n";
        f.folder.write("list.jsonl", lines);
        const auto spoken = f.synth({"--list", f.path_of("list.jsonl"), "--format", "flac"});
        QCOMPARE(spoken.exit_code, 3);
        QVERIFY(std::filesystem::exists(f.folder / "spoken" / "good.flac"));
        QVERIFY(contains(spoken.standard_error, "list.jsonl:2"));
        QVERIFY(contains(spoken.standard_error, "dumb: "));
    }
    void overwritten_files_are_reported() {
        const Fixture f;
        QVERIFY(!contains(f.synth({"--text", "two"}).standard_error, "overwritten"));
        const auto again = f.synth({"--text", "four"});
        QVERIFY2(contains(again.standard_error,
                          "1 of these files was already there and has been overwritten"),
                 again.standard_error.c_str());
    }
    void only_selects_texts() {
        const Fixture f;
        const auto spoken = f.synth({"--text", "two", "--text", "four", "--only", "0002"});
        QCOMPARE(spoken.exit_code, 0);
        QVERIFY(!std::filesystem::exists(f.folder / "spoken" / "0001.wav"));
        QVERIFY(std::filesystem::exists(f.folder / "spoken" / "0002.wav"));
    }
    void without_a_speaker_the_first_is_used_and_reported_once() {
        const Fixture f({"ann", "bea"});
        const auto first = f.synth({"--text", "two", "--text", "four"});
        QCOMPARE(first.exit_code, 0);
        const std::string said = "select another with --speaker: ann, bea";
        QVERIFY2(contains(first.standard_error, said), first.standard_error.c_str());
        QCOMPARE(first.standard_error.find(said), first.standard_error.rfind(said));
        const auto chosen = f.synth({"--text", "two", "--speaker", "bea"});
        QCOMPARE(chosen.exit_code, 0);
        QVERIFY(!contains(chosen.standard_error, said));
    }
    void invalid_arguments_are_a_usage_error() {
        const Fixture f;
        QCOMPARE(f.synth({}).exit_code, 2);
        QCOMPARE(f.synth({"--text", "two", "--format", "m4a"}).exit_code, 2);
        QCOMPARE(f.synth({"--list", f.path_of("missing.txt")}).exit_code, 2);
        const auto refused = f.synth({"--text", "two", "--speaker", "ann"});
        QCOMPARE(refused.exit_code, 2);
        QVERIFY(contains(refused.standard_error, "this voice has one speaker"));
    }
    void an_option_that_the_voice_does_not_have_is_a_usage_error() {
        const Fixture f;
        const auto refused = f.synth({"--text", "two", "--noise-scale", "0.5"});
        QCOMPARE(refused.exit_code, 2);
        QVERIFY2(contains(refused.standard_error, "--noise-scale has no effect on this voice of "
                                                  "the model 'unet'"),
                 refused.standard_error.c_str());
        QCOMPARE(f.synth({"--text", "two", "--temperature", "0.5"}).exit_code, 0);
    }
    void the_help_shows_the_defaults_of_options_of_one_kind_of_model() {
        const std::string help = Fixture().synth({"--help"}).standard_output;
        for (const char* part :
             {"--solver-steps INT:INT in [1 - 1000]=10", "--temperature FLOAT:FLOAT in [0 - 2]=0.2",
              "--noise-scale FLOAT:FLOAT in [0 - 2]=0.667",
              "--noise-scale-w FLOAT:FLOAT in [0 - 2]=0.8"})
            QVERIFY2(contains(help, part), help.c_str());
    }
};

FORMANT_TEST(TestCommandSynth)

} // namespace tst_command_synth

#include "tst_command_synth.moc"
