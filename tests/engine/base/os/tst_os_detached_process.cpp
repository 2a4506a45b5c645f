#include "engine/base/atomic_file.h"
#include "engine/base/os/os_detached_process.h"
#include "engine/base/os/os_signals.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <sys/types.h>

#include <unistd.h>

using namespace formant;

namespace tst_os_detached_process {

using test::TemporaryFolder;

DetachedProcess shell(const TemporaryFolder& folder, const std::string& script) {
    return DetachedProcess::start("/bin/sh", {"-c", script}, folder / "errors").value();
}

/// Waits until the program has started: before that, a signal would reach the handlers of Qt Test.
void wait_for_output(const TemporaryFolder& folder) {
    QTRY_COMPARE(read_file(folder / "errors").value_or(""), std::string("here\n"));
}

std::optional<int> end_of(DetachedProcess& process) {
    std::optional<int> code;
    const bool has_ended =
        QTest::qWaitFor([&] { return (code = process.exit_code()).has_value(); }, 20'000);
    return has_ended ? code : std::nullopt;
}

class TestOsDetachedProcess : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void its_exit_code_is_available_once_it_has_ended() {
        const TemporaryFolder folder;
        DetachedProcess process = shell(folder, "exit 7");
        QCOMPARE(end_of(process), std::optional(7));
        QCOMPARE(process.exit_code(), std::optional(7));
    }
    void a_signal_that_ended_it_is_reported_as_by_shells() {
        const TemporaryFolder folder;
        DetachedProcess process = shell(folder, "echo here >&2; sleep 600");
        wait_for_output(folder);
        QVERIFY(!process.exit_code());
        QVERIFY(request_process_stop(process.pid()));
        QCOMPARE(end_of(process), std::optional(128 + 15));
    }
    void it_has_its_own_session() {
        const TemporaryFolder folder;
        DetachedProcess process = shell(folder, "echo here >&2; sleep 600");
        wait_for_output(folder);
        QCOMPARE(::getsid(process.pid()), process.pid());
        QVERIFY(::getsid(0) != process.pid());
        request_process_stop(process.pid());
        QVERIFY(end_of(process));
    }
    void its_standard_error_is_kept_and_the_rest_discarded() {
        const TemporaryFolder folder;
        DetachedProcess process = shell(folder, "echo lost; echo kept >&2");
        QCOMPARE(end_of(process), std::optional(0));
        QCOMPARE(*read_file(folder / "errors"), std::string("kept\n"));
    }
    void a_program_that_is_not_there_ends_at_once() {
        const TemporaryFolder folder;
        DetachedProcess process = DetachedProcess::start("/nowhere", {}, folder / "errors").value();
        QCOMPARE(end_of(process), std::optional(127));
    }
    void it_is_not_started_if_its_standard_error_cannot_be_kept() {
        QVERIFY(!DetachedProcess::start("/bin/sh", {"-c", "exit"}, "/nowhere/errors"));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestOsDetachedProcess)

} // namespace tst_os_detached_process

#include "tst_os_detached_process.moc"
