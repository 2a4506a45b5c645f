#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/corpora/talk.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtCore/QProcess>
#include <QtTest/QtTest>

#include <filesystem>
#include <map>

using namespace formant;

namespace tst_command_segment {

test::ProcessOutput segment(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "segment");
    return test::run_program(FORMANT_PROGRAM, arguments);
}

/// Returns name and content of the clips, and of the metadata.
std::map<std::string, std::string> contents(const Path& folder) {
    std::map<std::string, std::string> all;
    for (const auto& file : std::filesystem::directory_iterator(folder / "wavs"))
        all[file.path().filename().string()] = read_file(file.path()).value();
    all["metadata.csv"] = read_file(folder / "metadata.csv").value();
    return all;
}

/// Many clips, so that cutting takes a while.
void write_long_recording(const Path& file) {
    const at::Tensor second = test::voiced_second(16000).samples;
    std::vector<at::Tensor> parts;
    for (int i = 0; i < 120; ++i)
        parts.insert(parts.end(), {at::zeros({8000}), second});
    test::throw_on_error(write_audio(file, {at::cat(parts), 16000}));
}

class TestCommandSegment : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_prints_the_metadata_to_train_on_and_says_how_it_cut() {
        const test::Talk talk;
        talk.write_captions();
        const auto cut = segment({talk.recording.string(), "--to", talk.clips.string(),
                                  "--min-seconds", "0.5", "--join-pause", "0"});
        QCOMPARE(cut.exit_code, 0);
        QCOMPARE(cut.standard_output, (talk.clips / "metadata.csv").string() + "\n");
        QVERIFY(test::contains(cut.standard_error, "talk.srt: clips: 3"));
        const auto undone = segment({"--undo", talk.clips.string()});
        QCOMPARE(undone.exit_code, 0);
        QVERIFY(test::contains(undone.standard_output, "clips removed: 3"));
    }
    void a_dry_run_prints_the_clips_and_writes_nothing() {
        const test::Talk talk;
        talk.write_captions();
        const std::string recording = talk.recording.string();
        const auto printed =
            segment({recording, "--dry-run", "--min-seconds", "2.5", "--padding", "0"});
        QCOMPARE(printed.exit_code, 0);
        QCOMPARE(printed.standard_output, std::string("1.000-6.000 one, \"two\" سلام three\n"));
        const auto apart =
            segment({recording, "--dry-run", "--min-seconds", "2.5", "--join-pause", "0.5"});
        QVERIFY(apart.standard_output.empty());
        QVERIFY(test::contains(apart.standard_error, "three: it is shorter than 2.5 s"));
        QVERIFY(!std::filesystem::exists(talk.clips));
    }
    void suggestions_are_confirmed_by_a_command() {
        const test::Talk talk;
        const auto cut = segment({talk.recording.string(), "--to", talk.clips.string(),
                                  "--transcriber", "basename {file}"});
        QCOMPARE(cut.exit_code, 0);
        QVERIFY(test::contains(cut.standard_error, "--confirm"));
        QVERIFY(test::contains(segment({"--confirm", talk.clips.string()}).standard_output,
                               "texts confirmed: "));
        QVERIFY(test::contains(talk.metadata(), "wavs/talk-0001.wav,talk-0001.wav\n"));
    }
    void a_transcriber_that_fails_is_reported() {
        const test::Talk talk;
        const auto cut = segment({talk.recording.string(), "--to", talk.clips.string(),
                                  "--transcriber", "ls /no/such/{file}"});
        QCOMPARE(cut.exit_code, 3);
        QVERIFY(test::contains(cut.standard_error, "the transcriber failed"));
        QVERIFY(std::filesystem::exists(talk.clips / "metadata.csv"));
    }
    void wrong_arguments_are_a_usage_error() {
        const test::Talk talk;
        const std::string recording = talk.recording.string();
        for (const std::vector<std::string>& arguments :
             {std::vector<std::string>{},
              {recording},
              {"--to", "x"},
              {recording, "--to", "x", "--min-seconds", "99"},
              {recording, "--to", "x", "--silence", "--captions", "a.srt"},
              {recording, "--to", "x", "--transcriber", "whisper"},
              {"--undo", (talk.folder / "nothing").string()}})
            QCOMPARE(segment(arguments).exit_code, 2);
        QCOMPARE(segment({"gone.wav", "--to", "x"}).exit_code, 3);
    }
    void after_kill_at_any_time_the_same_command_completes() {
        const test::Talk talk;
        write_long_recording(talk.recording);
        const Path whole = talk.folder / "whole";
        const std::vector<std::string> settings = {"--min-seconds", "0.5", "--join-pause", "0"};
        std::vector<std::string> arguments = {talk.recording.string(), "--to", whole.string()};
        arguments.insert(arguments.end(), settings.begin(), settings.end());
        QCOMPARE(segment(arguments).exit_code, 0);
        arguments[2] = talk.clips.string();
        int interrupted = 0;
        for (int wait_ms = 20; wait_ms < 4000; wait_ms += wait_ms / 3) {
            QProcess process;
            QStringList all{"segment"};
            for (const std::string& argument : arguments)
                all << QString::fromStdString(argument);
            process.start(FORMANT_PROGRAM, all);
            if (!process.waitForFinished(wait_ms)) {
                process.kill();
                process.waitForFinished();
                interrupted += std::filesystem::exists(talk.clips / ".segmenting") ? 1 : 0;
            }
            if (std::filesystem::exists(talk.clips / "wavs"))
                for (const auto& file : std::filesystem::directory_iterator(talk.clips / "wavs"))
                    if (file.path().extension() == ".wav")
                        QCOMPARE(read_file(file.path()).value(),
                                 read_file(whole / "wavs" / file.path().filename()).value());
        }
        QVERIFY(interrupted > 0);
        QCOMPARE(segment(arguments).exit_code, 0);
        QCOMPARE(contents(talk.clips), contents(whole));
        QVERIFY(!std::filesystem::exists(talk.clips / ".segmenting"));
    }
    void a_full_disk_leaves_no_clip_and_the_command_can_be_repeated() {
        const test::Talk talk;
        write_long_recording(talk.recording);
        const Path disk = talk.folder / "disk";
        std::filesystem::create_directory(disk);
        // A disk on which about 15 files can be made.
        const std::string script =
            "mount -t tmpfs -o size=64m,nr_inodes=20 tmpfs '" + disk.string() + "' || exit 90\n" +
            "run() { '" FORMANT_PROGRAM "' segment '" + talk.recording.string() + "' --to '" +
            disk.string() + "/clips' --min-seconds 0.5 --join-pause 0; echo \"code $?\"; find '" +
            disk.string() + "' -type f | wc -l; }\n" + "run; mount -o remount,nr_inodes=2000 '" +
            disk.string() + "'; run\n";
        const auto output =
            test::run_program("unshare", {"--map-root-user", "--mount", "sh", "-c", script});
        if (output.exit_code != 0)
            QSKIP("users cannot mount disks on this kernel (user namespaces are disabled)");
        QVERIFY2(test::contains(output.standard_output, "code 6\n0\n"),
                 output.standard_output.c_str());
        QVERIFY(test::contains(output.standard_error, "No space left"));
        QVERIFY(
            test::contains(output.standard_output, "code 0\n123\n")); // and lock, table, records
    }
};

FORMANT_TEST(TestCommandSegment)

} // namespace tst_command_segment

#include "tst_command_segment.moc"
