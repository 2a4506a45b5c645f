#include "engine/session/segments/transcriber.h"
#include "tests/support/contains.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <sys/stat.h>

#include <thread>

using namespace formant;

namespace tst_transcriber {

const CancellationToken never;

/// A program that is written as a script.
struct Program {
    test::FileTree files;
    Path file = files.root() / "my whisper";

    explicit Program(const std::string& lines) {
        files.write("my whisper", "#!/bin/sh\n" + lines);
        ::chmod(file.c_str(), 0755);
    }
    Transcriber with(const std::string& arguments, double timeout_s = 60) const {
        return Transcriber::parse("'" + file.string() + "' " + arguments, timeout_s).value();
    }
};

std::string fault_of(const std::string& command) {
    const auto parsed = Transcriber::parse(command, 1);
    return parsed ? "" : to_english(parsed.error().what);
}

class TestTranscriber : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_output_is_the_text() {
        const Program program("echo ' one '; echo \"$2: $1\"; echo noise >&2\n");
        QCOMPARE(program.with("{file} -x").text_of("/a b/talk.wav", never).value(),
                 std::string("one -x: /a b/talk.wav"));
    }
    void arguments_are_split_without_a_shell() {
        const Program program("for a in \"$@\"; do printf '%s\\n' \"[$a]\"; done\n");
        QCOMPARE(program.with("\"two words\" '$HOME' ; * --in={file} a\\\\b")
                     .text_of("x", never)
                     .value(),
                 std::string("[two words] [$HOME] [;] [*] [--in=x] [a\\b]"));
    }
    void a_wrong_command_is_an_error() {
        QVERIFY(test::contains(fault_of("cat talk.wav"), "{file}"));
        QVERIFY(test::contains(fault_of("cat '{file}"), "quote"));
        QVERIFY(test::contains(fault_of("cat {file} \\x"), "backslash"));
        QVERIFY(test::contains(fault_of("no-such-program {file}"), "no-such-program"));
        QVERIFY(test::contains(fault_of("/etc/passwd {file}"), "/etc/passwd"));
        QVERIFY(!fault_of("").empty());
    }
    void a_failure_has_the_code_and_what_it_said() {
        const Program program("echo 'no model' >&2; exit 3\n");
        const auto failed = program.with("{file}").text_of("talk.wav", never);
        QCOMPARE(failed.error().kind, ErrorKind::data);
        const std::string said = to_english(failed.error().what);
        QVERIFY(test::contains(said, "code 3") && test::contains(said, "no model") &&
                test::contains(said, "talk.wav"));
    }
    void a_program_that_takes_too_long_is_ended_with_its_children() {
        const Program program("sleep 300 & echo $! >\"$1\"; wait\n");
        const Path pid_file = program.files.root() / "pid";
        QElapsedTimer clock;
        clock.start();
        const auto failed = program.with("{file}", 0.5).text_of(pid_file, never);
        QVERIFY(test::contains(to_english(failed.error().what), "longer than 0.5 s"));
        QVERIFY(clock.elapsed() < 20'000);
        const std::string process =
            "/proc/" + std::to_string(std::stoi(read_file(pid_file).value()));
        QTRY_VERIFY(!std::filesystem::exists(process) ||
                    test::contains(read_stream(process + "/stat").value_or(") Z"), ") Z"));
    }
    void a_program_that_prints_without_an_end_is_ended() {
        const Program program("exec cat /dev/zero\n");
        QElapsedTimer clock;
        clock.start();
        const auto failed = program.with("{file}", 60).text_of("talk.wav", never);
        QVERIFY(test::contains(to_english(failed.error().what), "without an end"));
        QVERIFY(clock.elapsed() < 30'000);
    }
    void cancellation_ends_it() {
        const Program program("sleep 300\n");
        CancellationToken cancellation;
        std::thread stops([&] {
            QTest::qSleep(200);
            cancellation.request();
        });
        const auto stopped = program.with("{file}").text_of("x", cancellation);
        stops.join();
        QCOMPARE(stopped.error().kind, ErrorKind::interrupted);
    }
    void output_that_is_no_text_is_an_error() {
        const Program bytes("printf '\\351'\n"), endless("yes | head -c 3000000\n"),
            silent("true\n");
        QVERIFY(test::contains(to_english(bytes.with("{file}").text_of("x", never).error().what),
                               "UTF-8"));
        QCOMPARE(endless.with("{file}").text_of("x", never).error().kind, ErrorKind::data);
        QCOMPARE(silent.with("{file}").text_of("x", never).value(), std::string());
    }
};

FORMANT_TEST(TestTranscriber)

} // namespace tst_transcriber

#include "tst_transcriber.moc"
