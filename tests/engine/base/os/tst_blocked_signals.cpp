#include "engine/base/os/os_signals.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <atomic>
#include <csignal>
#include <thread>

using namespace formant;

namespace tst_blocked_signals {

std::atomic<bool> was_handled{false};

class TestBlockedSignals : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_thread_that_blocks_signals_and_those_it_starts_receive_none() {
        std::signal(SIGUSR2, [](int) { was_handled = true; });
        std::thread([] {
            block_signals();
            std::raise(SIGUSR2);
            std::thread([] { std::raise(SIGUSR2); }).join();
        }).join();
        QVERIFY(!was_handled);
        std::raise(SIGUSR2); // the other threads do
        QVERIFY(was_handled);
    }
};

FORMANT_TEST(TestBlockedSignals)

} // namespace tst_blocked_signals

#include "tst_blocked_signals.moc"
