#include "engine/base/one_thread.h"
#include "tests/support/test_registry.h"

#include <ATen/Parallel.h>
#include <QtTest/QtTest>

#include <mutex>
#include <set>
#include <thread>

using namespace formant;

namespace tst_one_thread {

/// Returns the number of threads that share a parallel loop of the calling thread.
std::size_t threads_of_a_loop() {
    std::mutex mutex;
    std::set<std::thread::id> threads;
    at::parallel_for(0, 1000, 1, [&](std::int64_t, std::int64_t) {
        const std::lock_guard lock(mutex);
        threads.insert(std::this_thread::get_id());
    });
    return threads.size();
}

std::size_t threads_of_a_loop_elsewhere(bool alone) {
    std::size_t count = 0;
    std::thread([&] {
        if (alone)
            set_single_threaded();
        count = threads_of_a_loop();
    }).join();
    return count;
}

class TestOneThread : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_calling_thread_computes_alone_and_others_as_before() {
        const std::size_t before = threads_of_a_loop();
        QCOMPARE(threads_of_a_loop_elsewhere(true), std::size_t{1});
        QCOMPARE(threads_of_a_loop(), before);
        QCOMPARE(threads_of_a_loop_elsewhere(false), before);
    }
};

FORMANT_TEST(TestOneThread)

} // namespace tst_one_thread

#include "tst_one_thread.moc"
