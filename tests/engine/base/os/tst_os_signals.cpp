#include "engine/base/os/os_signals.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <atomic>
#include <csignal>
#include <unistd.h>

using namespace formant;

namespace tst_os_signals {

class TestOsSignals : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_signal_of_a_stop_asks_for_one() {
        for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGUSR2, SIGXCPU}) {
            std::atomic<int> latest{0};
            const SignalWatcher watcher([&](int count) { latest = count; });
            ::kill(::getpid(), signal);
            QTRY_COMPARE(latest.load(), 1);
        }
    }
    void only_a_second_ctrl_c_asks_for_an_end_at_once() {
        std::atomic<int> calls{0}, latest{0};
        const SignalWatcher watcher([&](int count) {
            ++calls;
            latest = count;
        });
        for (const int signal : {SIGTERM, SIGTERM, SIGHUP, SIGUSR2, SIGXCPU, SIGINT}) {
            ::kill(::getpid(), signal);
            QTest::qSleep(250);
        }
        QCOMPARE(calls.load(), 1);
        QCOMPARE(latest.load(), 1);
        ::kill(::getpid(), SIGINT);
        QTRY_COMPARE(latest.load(), 2);
    }
    void signals_in_quick_succession_count_once() {
        std::atomic<int> latest{0};
        const SignalWatcher watcher([&](int count) { latest = count; });
        for (const int signal : {SIGINT, SIGTERM, SIGINT}) {
            ::kill(::getpid(), signal);
            QTest::qSleep(30);
        }
        QTest::qSleep(200);
        QCOMPARE(latest.load(), 1);
    }
    void a_closed_reader_is_an_error_of_the_write_alone() {
        ignore_write_signals();
        int ends[2] = {};
        QCOMPARE(::pipe(ends), 0);
        ::close(ends[0]);
        QCOMPARE(::write(ends[1], "x", 1), ssize_t{-1});
        QCOMPARE(errno, EPIPE);
        ::close(ends[1]);
    }
    void nohup_is_respected() {
        ::signal(SIGHUP, SIG_IGN);
        std::atomic<int> stops{0};
        {
            const SignalWatcher watcher([&](int count) { stops = count; });
            ::kill(::getpid(), SIGHUP);
            QTest::qSleep(300);
        }
        ::signal(SIGHUP, SIG_IGN); // discards pending signals, for the tests after this one
        ::signal(SIGHUP, SIG_DFL);
        QCOMPARE(stops.load(), 0);
    }
    void a_save_request_is_not_a_stop_request() {
        std::atomic<int> stops{0}, saves{0};
        const SignalWatcher watcher([&](int count) { stops = count; }, [&] { ++saves; });
        ::kill(::getpid(), SIGUSR1);
        QTRY_COMPARE(saves.load(), 1);
        QCOMPARE(stops.load(), 0);
    }
    void a_process_can_be_stopped_by_its_id() {
        std::atomic<int> stops{0};
        const SignalWatcher watcher([&](int count) { stops = count; });
        QVERIFY(request_process_stop(::getpid()));
        QTRY_COMPARE(stops.load(), 1);
        QVERIFY(!request_process_stop(0)); // would be the whole process group
        QVERIFY(!request_process_stop(-1));
    }
    void afterwards_the_signals_are_as_before() {
        sigset_t before{};
        pthread_sigmask(SIG_BLOCK, nullptr, &before);
        {
            const SignalWatcher watcher([](int) {});
        }
        sigset_t after{};
        pthread_sigmask(SIG_BLOCK, nullptr, &after);
        QCOMPARE(sigismember(&after, SIGINT), sigismember(&before, SIGINT));
        QCOMPARE(sigismember(&after, SIGTERM), sigismember(&before, SIGTERM));
    }
    void what_the_watcher_calls_may_take_its_time() {
        std::atomic<bool> done{false};
        {
            const SignalWatcher watcher([&](int) {
                QTest::qSleep(300);
                done = true;
            });
            ::kill(::getpid(), SIGTERM);
            QTest::qSleep(50);
        }
        QVERIFY(done); // its destructor waits for it
    }
};

/// Qt Test's own watchdog thread starts before any test: it must not be the one that gets the
/// signals.
FORMANT_TEST_MAIN([](int argc, char** argv) {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGXCPU, SIGUSR1, SIGUSR2})
        sigaddset(&signals, signal);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    TestOsSignals test;
    return test::run_test(test, argc, argv);
})

} // namespace tst_os_signals

#include "tst_os_signals.moc"
