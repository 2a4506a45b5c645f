#include "app/stop_on_signal.h"

#include <QtTest/QtTest>
#include <sys/wait.h>

#include <csignal>
#include <unistd.h>

using namespace formant;

class TestStopOnSignal : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_first_signal_asks_the_work_to_stop() {
        const StopOnSignal stop;
        QVERIFY(!stop.asked().requested());
        ::kill(::getpid(), SIGINT);
        QTRY_VERIFY(stop.asked().requested());
    }
    void the_second_ends_work_that_hangs() {
        const pid_t child = ::fork();
        if (child == 0) {
            const StopOnSignal stop;
            ::kill(::getpid(), SIGINT);
            while (!stop.asked().requested())
                ::usleep(1000);
            ::kill(::getpid(), SIGINT);
            ::sleep(30);
            ::_exit(0);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 130);
    }
};

QTEST_APPLESS_MAIN(TestStopOnSignal)
#include "tst_stop_on_signal.moc"
