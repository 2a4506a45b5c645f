#include "engine/audio/audio_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_command_convert_voice {

using test::contains;

struct Fixture {
    test::SmallCorpus folder;

    Fixture() {
        const auto voice = test::small_vits_checkpoint({"ann", "bea"});
        test::throw_on_error(save_checkpoint(folder / "voice.pt", voice));
        folder.record("one.wav");
        folder.record("two.flac", {.seconds = 2});
    }
    std::string path_of(const std::string& name) const { return (folder / name).string(); }
    test::ProcessOutput convert(const std::vector<std::string>& more) const {
        std::vector<std::string> arguments = {
            "convert-voice", "--checkpoint", path_of("voice.pt"), "--out-dir", path_of("out"),
            "--gpu",         "cpu"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return test::run_program(FORMANT_PROGRAM, arguments);
    }
    std::int64_t samples_of(const std::string& name) const {
        return read_audio(folder / name).value().samples.numel();
    }
};

class TestCommandConvertVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void recordings_become_files_of_their_names_and_frames() {
        const Fixture f;
        const auto made = f.convert(
            {"--from", "ann", "--speaker", "bea", f.path_of("one.wav"), f.path_of("two.flac")});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        QVERIFY(contains(made.standard_output, f.path_of("out/one.wav") + "\n"));
        QVERIFY(contains(made.standard_output, "real-time factor"));
        QCOMPARE(f.samples_of("out/one.wav"), std::int64_t{16000 / 256 * 256});
        QCOMPARE(f.samples_of("out/two.wav"), std::int64_t{32000 / 256 * 256});
    }
    void skipped_recordings_are_listed_with_exit_code_3() {
        const Fixture f;
        f.folder.write("broken.wav", "no audio");
        const auto made = f.convert({"--from", "bea", "--speaker", "ann", "--format", "flac",
                                     f.path_of("broken.wav"), f.path_of("one.wav")});
        QCOMPARE(made.exit_code, 3);
        QVERIFY2(contains(made.standard_error, "not converted: " + f.path_of("broken.wav")),
                 made.standard_error.c_str());
        QCOMPARE(f.samples_of("out/one.flac"), std::int64_t{16000 / 256 * 256});
    }
    void overwritten_files_are_reported() {
        const Fixture f;
        const std::vector<std::string> line = {"--from", "ann", "--speaker", "bea",
                                               f.path_of("one.wav")};
        QVERIFY(!contains(f.convert(line).standard_error, "overwritten"));
        QVERIFY(contains(f.convert(line).standard_error, "overwritten"));
    }
    void invalid_arguments_are_a_usage_error() {
        const Fixture f;
        QCOMPARE(f.convert({"--from", "ann", f.path_of("one.wav")}).exit_code, 2);
        QCOMPARE(f.convert({"--from", "ann", "--speaker", "bea"}).exit_code, 2);
        const auto refused =
            f.convert({"--from", "ann", "--speaker", "carl", f.path_of("one.wav")});
        QCOMPARE(refused.exit_code, 2);
        QVERIFY(contains(refused.standard_error, "this voice has no speaker 'carl'"));
    }
};

FORMANT_TEST(TestCommandConvertVoice)

} // namespace tst_command_convert_voice

#include "tst_command_convert_voice.moc"
