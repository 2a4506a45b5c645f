#include "app/stop_on_signal.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <sys/wait.h>

#include <csignal>
#include <unistd.h>

using namespace formant;

namespace tst_stop_on_signal {

void interrupt_and_wait(const StopOnSignal& stop) {
    ::kill(::getpid(), SIGINT);
    while (!stop.token().requested())
        ::usleep(1000);
}

/// Returns the exit status of a child process that runs `work`. A separate process, because Qt Test
/// has a thread that the signal would reach instead.
int status_of_child(void (*work)()) {
    const pid_t child = ::fork();
    if (child == 0) {
        ::alarm(60);
        work();
        ::_exit(0);
    }
    int status = 0;
    return ::waitpid(child, &status, 0) == child ? status : -1;
}

class TestStopOnSignal : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_first_signal_requests_a_stop() {
        const int status = status_of_child([] { interrupt_and_wait(StopOnSignal()); });
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
    }
    void the_second_signal_ends_hanging_work() {
        const int status = status_of_child([] {
            const StopOnSignal stop;
            interrupt_and_wait(stop);
            ::usleep(250'000); // at once it would be the same wish
            ::kill(::getpid(), SIGINT);
            ::sleep(30);
        });
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 131);
    }
};

FORMANT_TEST(TestStopOnSignal)

} // namespace tst_stop_on_signal

#include "tst_stop_on_signal.moc"
