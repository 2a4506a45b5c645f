#include "engine/audio/audio_file.h"
#include "engine/audio/pcm_bytes.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtCore/QProcess>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_speech_output {

using test::contains;

struct Fixture {
    test::SmallCorpus folder;

    Fixture() {
        test::throw_on_error(save_checkpoint(folder / "voice.pt", test::small_voice_checkpoint()));
    }

    std::vector<std::string> arguments(const std::vector<std::string>& more,
                                       const std::string& out = "-") const {
        std::vector<std::string> all = {
            "synth", "--checkpoint", (folder / "voice.pt").string(), "--gpu", "cpu", "--out", out};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    test::ProcessOutput synth(const std::vector<std::string>& more) const {
        return test::run_program(FORMANT_PROGRAM, arguments(more));
    }
    /// Returns the samples of a text's file.
    std::string file_of(const std::string& text) const {
        const std::string out = (folder / "spoken").string();
        test::run_program(FORMANT_PROGRAM, arguments({"--text", text}, out));
        const at::Tensor samples = read_audio(out + "/0001.wav").value().samples;
        return pcm_bytes(samples * (32768.0 / 32767));
    }
    void start(QProcess& process, const std::vector<std::string>& more) const {
        QStringList list;
        for (const std::string& argument : arguments(more))
            list << QString::fromStdString(argument);
        process.start(FORMANT_PROGRAM, list);
        QVERIFY(process.waitForStarted());
    }
    /// Runs a shell pipeline; the exit code of the program follows the output.
    test::ProcessOutput shell(const std::string& before, const std::string& more,
                              const std::string& behind) const {
        std::string line = FORMANT_PROGRAM;
        for (const std::string& argument : arguments({}))
            line += " '" + argument + "'";
        return test::run_program("/bin/sh", {"-c", before + " ( " + line + " " + more +
                                                       "; echo exit code $? >&2 ) " + behind});
    }
};

const std::string pause_of_200_ms(2 * 3200, '\0');

/// Reads the requested number of bytes while standard input stays open.
std::string read(QProcess& process, std::size_t bytes) {
    while (process.bytesAvailable() < static_cast<qint64>(bytes))
        if (!process.waitForReadyRead(60'000))
            break;
    return process.read(static_cast<qint64>(bytes)).toStdString();
}

class TestSpeechOutput : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void standard_output_has_the_samples_of_the_file_and_standard_error_the_messages() {
        const Fixture f;
        const std::string text = "Two. Four six! Two two.";
        const auto spoken = f.synth({"--text", text});
        QVERIFY2(spoken.exit_code == 0, spoken.standard_error.c_str());
        QVERIFY(spoken.standard_output == f.file_of(text));
        for (const char* part :
             {"aplay -t raw -f S16_LE -c 1 -r 16000 -", "-f s16le -ac 1 -ar 16000",
              "real-time factor", "first audio after"})
            QVERIFY2(contains(spoken.standard_error, part), spoken.standard_error.c_str());
    }
    void a_line_is_spoken_before_the_next_is_typed() {
        const Fixture f;
        const std::string two = f.file_of("two"), four = f.file_of("four six");
        QProcess process;
        f.start(process, {"--text", "-"});
        process.write("two\n");
        QVERIFY(read(process, two.size()) == two);
        process.write("four six\n");
        QVERIFY(read(process, pause_of_200_ms.size() + four.size()) == pause_of_200_ms + four);
        QCOMPARE(process.state(), QProcess::Running);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(process.readAllStandardOutput().isEmpty());
    }
    void texts_that_cannot_be_spoken_are_reported_at_once_with_exit_code_3() {
        const Fixture f;
        QProcess process;
        f.start(process, {"--text", "-"});
        process.write("?!\n");
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += process.readAllStandardError()).contains("0001: "),
                                 60'000);
        process.write("two\n");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 3);
        QVERIFY(process.readAllStandardOutput().toStdString() == f.file_of("two"));
    }
    void a_text_of_which_a_part_was_played_is_reported_as_not_fully_synthesized() {
        const Fixture f;
        const auto partly = f.synth({"--text", "Two. Ba."});
        QCOMPARE(partly.exit_code, 3);
        QVERIFY(partly.standard_output == f.file_of("Two."));
        QVERIFY2(contains(partly.standard_error, "formant: not fully synthesized: 0001: "),
                 partly.standard_error.c_str());
        const auto nothing = f.synth({"--text", "ba"});
        QCOMPARE(nothing.exit_code, 3);
        QVERIFY2(contains(nothing.standard_error, "formant: not synthesized: 0001: "),
                 nothing.standard_error.c_str());
    }
    void it_ends_when_the_reader_closes_the_pipe() {
        const Fixture f;
        const auto ended = f.shell("yes two |", "--text -", "| head -c 10000");
        QCOMPARE(ended.standard_output.size(), std::size_t{10000});
        QVERIFY2(contains(ended.standard_error, "standard output was closed"),
                 ended.standard_error.c_str());
        QVERIFY(contains(ended.standard_error, "exit code 130"));
    }
    void it_ends_when_stopped_while_it_waits_for_a_line() {
        const Fixture f;
        QProcess process;
        f.start(process, {"--text", "-"});
        process.write("two\n");
        QVERIFY(!read(process, 1000).empty());
        process.terminate();
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), 130);
    }
    void a_full_disk_is_reported() {
        const auto ended = Fixture().shell("", "--text two", "> /dev/full");
        QVERIFY2(contains(ended.standard_error, "exit code 6"), ended.standard_error.c_str());
    }
    void invalid_arguments_are_a_usage_error() {
        const Fixture f;
        const auto format = f.synth({"--text", "two", "--format", "flac"});
        QCOMPARE(format.exit_code, 2);
        QVERIFY2(contains(format.standard_error, "raw samples"), format.standard_error.c_str());
        QCOMPARE(f.synth({"--text", "-", "--only", "0001"}).exit_code, 2);
        QCOMPARE(f.synth({}).exit_code, 2);
    }
    void audio_is_not_written_to_a_terminal() {
        const Fixture f;
        std::vector<std::string> arguments = {"", FORMANT_PROGRAM};
        for (const std::string& argument : f.arguments({"--text", "two"}))
            arguments.push_back(argument);
        const auto refused = test::run_python("app/pseudo_terminal.py", arguments);
        QCOMPARE(refused.exit_code, 2);
        QVERIFY2(contains(refused.standard_output, "| aplay"), refused.standard_output.c_str());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestSpeechOutput)

} // namespace tst_speech_output

#include "tst_speech_output.moc"
