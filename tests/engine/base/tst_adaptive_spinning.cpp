#include "engine/base/adaptive_spinning.h"
#include "engine/base/os/os_affinity.h"
#include "engine/base/os/os_cpu_time.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"

#include <ATen/Parallel.h>
#include <QtTest/QtTest>

#include <atomic>
#include <chrono>
#include <ctime>
#include <thread>

using namespace formant;
using namespace std::chrono_literals;

namespace tst_adaptive_spinning {

using Clock = std::chrono::steady_clock;

// of LibTorch's OpenMP library; it ships no omp.h
extern "C" void GOMP_parallel(void (*function)(void*), void* data, unsigned threads,
                              unsigned flags);
extern "C" int omp_get_thread_num();

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Returns the CPU use, 0 to 1, of a thread that waits for another one at a barrier. The other one
/// sleeps, so that it uses none.
double cpu_use_of_waiting() {
    const auto begin = Clock::now();
    const std::clock_t cpu_begin = std::clock();
    for (int i = 0; i < 100; ++i)
        GOMP_parallel(
            [](void*) {
                if (omp_get_thread_num() == 1)
                    std::this_thread::sleep_for(1ms);
            },
            nullptr, 2, 0);
    const double cpu_s = static_cast<double>(std::clock() - cpu_begin) / CLOCKS_PER_SEC;
    return cpu_s / seconds_since(begin);
}

/// Returns how many CPUs other programs use at present.
double load_of_this_machine() {
    const auto begin = Clock::now();
    const double before = other_processes_cpu_s().value_or(0);
    std::this_thread::sleep_for(1s);
    return (other_processes_cpu_s().value_or(0) - before) / seconds_since(begin);
}

/// Other processes that use as many CPUs as the test says.
class SimulatedLoad {
  public:
    AdaptiveSpinning::OtherCpuTime cpu_time() {
        return [this] {
            ++readings_;
            const double elapsed_s = seconds_since(latest_);
            latest_ = Clock::now();
            return std::optional(total_s_ += cpus_ * elapsed_s);
        };
    }
    void set_cpus(double cpus) { cpus_ = cpus; }
    int readings() const { return readings_; }

  private:
    std::atomic<double> cpus_{0};
    std::atomic<int> readings_{0};
    double total_s_ = 0; ///< on the thread of AdaptiveSpinning alone
    Clock::time_point latest_ = Clock::now();
};

class TestAdaptiveSpinning : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void threads_sleep_as_soon_as_another_process_needs_a_cpu() {
        SleepDecision decision(0);
        QVERIFY(!decision.update(0.15)); // a desktop in use
        QVERIFY(decision.update(1));
    }
    void they_spin_again_after_a_quiet_second() {
        SleepDecision decision(0);
        decision.update(1);
        for (int i = 0; i < 3; ++i)
            QVERIFY(decision.update(0));
        QVERIFY(!decision.update(0));
    }
    void a_pause_of_the_other_process_does_not_end_the_sleep() {
        SleepDecision decision(0);
        decision.update(1);
        for (int i = 0; i < 20; ++i)
            QVERIFY(decision.update(i % 3 == 0 ? 0.5 : 0));
    }
    void a_load_that_the_spare_cpus_bear_does_not_matter() {
        SleepDecision decision(2);
        QVERIFY(!decision.update(2.2));
        QVERIFY(decision.update(2.5));
    }

    void a_waiting_thread_uses_the_cpu_only_while_no_other_process_computes() {
        if (at::get_num_threads() < 2 || allowed_hardware_threads() < 2)
            QSKIP("needs two computing threads");
        if (qEnvironmentVariableIsSet("OMP_WAIT_POLICY") ||
            qEnvironmentVariableIsSet("GOMP_SPINCOUNT"))
            QSKIP("OMP_WAIT_POLICY or GOMP_SPINCOUNT is set");
        if (load_of_this_machine() > 0.1)
            QSKIP("other programs compute");
        const double all_cpus = allowed_hardware_threads();
        SimulatedLoad load;
        const AdaptiveSpinning spinning(load.cpu_time());
        QVERIFY(cpu_use_of_waiting() > 0.5);
        load.set_cpus(all_cpus);
        QTRY_VERIFY_WITH_TIMEOUT(cpu_use_of_waiting() < 0.25, 10'000);
        load.set_cpus(0);
        QTRY_VERIFY_WITH_TIMEOUT(cpu_use_of_waiting() > 0.5, 10'000);
    }
    void the_users_own_setting_wins() {
        for (const char* variable : {"OMP_WAIT_POLICY", "GOMP_SPINCOUNT"}) {
            const test::ScopedVariable set(variable, "1");
            SimulatedLoad load;
            const AdaptiveSpinning spinning(load.cpu_time());
            std::this_thread::sleep_for(600ms);
            QCOMPARE(load.readings(), 0);
        }
    }
    void an_unknown_load_changes_nothing() {
        const AdaptiveSpinning spinning([]() -> std::optional<double> { return std::nullopt; });
        std::this_thread::sleep_for(600ms); // its thread ends by itself
    }
};

FORMANT_TEST(TestAdaptiveSpinning)

} // namespace tst_adaptive_spinning

#include "tst_adaptive_spinning.moc"
