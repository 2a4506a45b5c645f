#include "engine/base/atomic_file.h"
#include "engine/base/os/os_child_process.h"
#include "tests/support/processes/is_running.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <csignal>
#include <fstream>

using namespace formant;

namespace tst_os_child_process {

ChildProcess started(const std::string& script) {
    return ChildProcess::start("/bin/sh", {"-c", script}, {}).value();
}

class TestOsChildProcess : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_exit_code_is_that_of_the_program() { QCOMPARE(started("exit 3").wait(), 3); }
    void a_signal_that_ends_it_is_in_the_code() { QCOMPARE(started("kill -9 $$").wait(), 137); }
    void there_is_no_code_while_it_runs() {
        ChildProcess process = started("exec sleep 60");
        QVERIFY(!process.exit_code());
        process.kill();
        QCOMPARE(process.wait(), 137);
        QCOMPARE(process.exit_code().value_or(-1), 137);
    }
    void a_request_before_the_program_waits_for_it_is_kept() {
        ChildProcess process = started("exec python3 -c 'import signal, time; time.sleep(0.5); "
                                       "exit(signal.sigwait({signal.SIGTERM, signal.SIGUSR1}))'");
        process.request_save();
        QCOMPARE(process.wait(), SIGUSR1);
    }
    void its_variables_are_added_to_ours() {
        qputenv("FORMANT_TEST_A", "ours");
        qputenv("FORMANT_TEST_B", "ours");
        auto process = ChildProcess::start(
            "/bin/sh", {"-c", "[ $FORMANT_TEST_A$FORMANT_TEST_B = ourstheirs ]"},
            {{"FORMANT_TEST_B=theirs"}});
        QCOMPARE(process->wait(), 0);
    }
    void its_output_goes_to_files() {
        const test::TemporaryFolder folder;
        auto process = ChildProcess::start(
            "/bin/sh", {"-c", "echo one; echo two >&2"},
            {.environment = {}, .output_file = folder / "out", .error_file = folder / "err"});
        QCOMPARE(process->wait(), 0);
        QCOMPARE(read_file(folder / "out").value(), std::string("one\n"));
        QCOMPARE(read_file(folder / "err").value(), std::string("two\n"));
        const auto failed = ChildProcess::start(
            "/bin/sh", {"-c", "true"}, {.environment = {}, .output_file = folder / "no/out"});
        QCOMPARE(failed.error().kind, ErrorKind::disk);
    }
    void the_processes_that_it_started_end_with_it() {
        const test::TemporaryFolder folder;
        const std::string file = (folder / "pid").string();
        ChildProcess process =
            started("sleep 60 & echo $! >" + file + ".new; mv " + file + ".new " + file + "; wait");
        QVERIFY(QTest::qWaitFor([&] { return std::filesystem::exists(file); }, 20'000));
        int pid = 0;
        std::ifstream(file) >> pid;
        process.kill_all();
        QCOMPARE(process.wait(), 137);
        QTRY_VERIFY(!test::is_running(pid));
    }
    void it_ends_with_the_object() {
        const test::TemporaryFolder folder;
        const Path file = folder / "pid";
        int pid = 0;
        {
            const ChildProcess process =
                started("echo $$ > " + file.string() + ".new; mv " + file.string() + ".new " +
                        file.string() + "; exec sleep 60"); // its child would outlive it
            QVERIFY(QTest::qWaitFor([&] { return std::filesystem::exists(file); }, 20'000));
            std::ifstream(file) >> pid;
            QVERIFY(pid > 0 && test::is_running(pid));
        }
        QVERIFY(!test::is_running(pid));
    }
};

FORMANT_TEST(TestOsChildProcess)

} // namespace tst_os_child_process

#include "tst_os_child_process.moc"
