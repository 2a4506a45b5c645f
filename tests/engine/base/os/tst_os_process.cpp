#include "engine/base/os/os_process.h"
#include "tests/support/processes/is_running.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_os_process {

using test::is_running;

std::unique_ptr<LineProcess> shell(const std::string& script, ProcessLimits limits = {}) {
    auto process = LineProcess::start("/bin/sh", {"-c", script}, limits);
    return process ? std::move(*process) : nullptr;
}

class TestOsProcess : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void lines_go_there_and_back() {
        const auto process = shell("while read line; do echo \"got $line\"; done");
        for (const std::string line : {"one", "", "two words", "ünï"}) {
            QVERIFY(process->write_line(line));
            QCOMPARE(process->read_line(5).value(), "got " + line);
        }
    }
    void several_lines_at_once_come_one_by_one() {
        const auto process = shell("printf 'a\\nb\\nc\\n'; cat");
        for (const std::string line : {"a", "b", "c"})
            QCOMPARE(process->read_line(5).value(), line);
    }
    void a_child_that_died_is_noticed_and_does_no_harm() {
        const auto process = shell("echo last; exit 1");
        QCOMPARE(process->read_line(5).value(), std::string("last"));
        QVERIFY(!process->read_line(5).has_value());
        while (process->write_line("anybody?"))
            ; // until the socket reports it
        QVERIFY(!process->read_line(0.1).has_value());
    }
    void a_child_that_does_not_answer_times_out() {
        const auto process = shell("sleep 60");
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!process->read_line(0.2).has_value());
        QVERIFY(clock.elapsed() >= 190 && clock.elapsed() < 5000);
    }
    void the_child_and_what_it_started_end_with_the_object() {
        auto process = shell("sleep 600 & echo $!; echo $$; wait");
        const int grandchild = std::stoi(process->read_line(5).value());
        const int child = std::stoi(process->read_line(5).value());
        QVERIFY(is_running(child) && is_running(grandchild));
        process.reset();
        QVERIFY(!is_running(child));
        QTRY_VERIFY(!is_running(grandchild));
    }
    void the_memory_limit_holds() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("sanitizers reserve more address space than any limit");
#endif
        const auto limited = shell("ulimit -v", {std::uint64_t{1} << 30});
        QCOMPARE(limited->read_line(5).value(), std::string("1048576")); // KiB
        QCOMPARE(shell("ulimit -v")->read_line(5).value(), std::string("unlimited"));
    }
    void a_program_that_is_not_there_ends_at_once() {
        const auto process = LineProcess::start("/nowhere/formant", {}, {});
        QVERIFY(!(*process)->read_line(5).has_value());
    }
};

FORMANT_TEST(TestOsProcess)

} // namespace tst_os_process

#include "tst_os_process.moc"
