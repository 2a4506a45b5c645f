#include "engine/base/adaptive_spinning.h"

#include "engine/base/log.h"
#include "engine/base/os/os_affinity.h"
#include "engine/base/os/os_cpu_time.h"
#include "engine/base/os/os_signals.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <system_error>
#include <utility>

// Of LibTorch's OpenMP library: runs `function` in each of `threads` threads. A compiler calls it
// for
// `#pragma omp parallel num_threads(threads)`.
extern "C" void GOMP_parallel(void (*function)(void*), void* data, unsigned threads,
                              unsigned flags);

namespace formant {
namespace {

using namespace std::chrono_literals;

// Measured (docs/performance.md): with less load, steps are faster with spinning threads.
constexpr double min_busy_cpus = 0.3;
constexpr double max_quiet_cpus = 0.2;
constexpr int quiet_updates_until_spinning = 4;
constexpr auto load_interval = 250ms;

/// Waits for a time or until a stop is requested. Returns false if it is.
bool wait_or_stop(const std::stop_token& stop, std::optional<std::chrono::milliseconds> time) {
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    if (time)
        stopped.wait_for(lock, stop, *time, [] { return false; });
    else
        stopped.wait(lock, stop, [] { return false; });
    return !stop.stop_requested();
}

/// Holds OpenMP threads that have no work. With more OpenMP threads than CPUs, libgomp lets waiting
/// threads sleep after 100 spins instead of 300,000 (its manual, GOMP_SPINCOUNT), everywhere in
/// the process. This is the only switch that it offers after its start.
class IdleTeam {
  public:
    explicit IdleTeam(int threads)
        : thread_([threads](const std::stop_token& stop) {
              GOMP_parallel([](void*) {}, nullptr, static_cast<unsigned>(threads), 0);
              wait_or_stop(stop, std::nullopt); // the team ends with the thread that started it
          }) {}

  private:
    std::jthread thread_;
};

/// Returns the size of a team that, next to one of `computing` threads, exceeds the CPUs by one. A
/// team counts without the thread that starts it.
int idle_team_size(int cpus, int computing) {
    return std::max(cpus - computing, 0) + 2;
}

void set_sleeping(bool sleep, int team_size, std::optional<IdleTeam>& team) {
    try {
        if (sleep && !team) {
            team.emplace(team_size);
            log(LogLevel::debug, "other processes need the CPUs: OpenMP's waiting threads sleep");
        } else if (!sleep && team) {
            team.reset();
            log(LogLevel::debug, "the CPUs are free again: OpenMP's waiting threads spin");
        }
    } catch (const std::system_error& failure) { // no more threads: training is slow, as before
        log(LogLevel::debug, std::string("cannot let OpenMP's threads sleep: ") + failure.what());
    }
}

void watch_load(const std::stop_token& stop, const AdaptiveSpinning::OtherCpuTime& other_cpu_s) {
    using Clock = std::chrono::steady_clock;
    block_signals();
    std::optional<IdleTeam> team;
    auto before = other_cpu_s();
    auto time_before = Clock::now();
    if (!wait_or_stop(stop, load_interval)) // a short command does not start LibTorch for this
        return;
    const int computing = at::get_num_threads();
    const int cpus = allowed_hardware_threads();
    SleepDecision decision(cpus - computing);
    while (computing > 1 && before) {
        const auto now = other_cpu_s();
        const auto time = Clock::now();
        if (!now)
            return;
        const double elapsed_s = std::chrono::duration<double>(time - time_before).count();
        set_sleeping(decision.update((*now - *before) / elapsed_s), idle_team_size(cpus, computing),
                     team);
        before = now;
        time_before = time;
        if (!wait_or_stop(stop, load_interval))
            return;
    }
}

bool user_chose_waiting() {
    return std::getenv("OMP_WAIT_POLICY") != nullptr || std::getenv("GOMP_SPINCOUNT") != nullptr;
}

} // namespace

bool SleepDecision::update(double other_cpus) {
    const double excess = other_cpus - spare_cpus_;
    quiet_updates_ = excess < max_quiet_cpus ? quiet_updates_ + 1 : 0;
    if (excess > min_busy_cpus)
        sleep_ = true;
    else if (quiet_updates_ >= quiet_updates_until_spinning)
        sleep_ = false;
    return sleep_;
}

AdaptiveSpinning::AdaptiveSpinning() : AdaptiveSpinning([] { return other_processes_cpu_s(); }) {}

AdaptiveSpinning::AdaptiveSpinning(OtherCpuTime other_cpu_s)
    : other_cpu_s_(std::move(other_cpu_s)) {
    if (user_chose_waiting())
        return;
    try {
        thread_ =
            std::jthread([this](const std::stop_token& stop) { watch_load(stop, other_cpu_s_); });
    } catch (const std::system_error& failure) { // no more threads: commands without any still work
        log(LogLevel::debug, std::string("cannot watch the load: ") + failure.what());
    }
}

} // namespace formant
