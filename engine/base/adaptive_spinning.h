#pragma once

#include <functional>
#include <optional>
#include <thread>

namespace formant {

/// Decides whether waiting threads should sleep. Only the load by other processes counts, because
/// it does not change with the decision.
class SleepDecision {
  public:
    /// `spare_cpus`: CPUs that this process may use but has no computing threads for.
    explicit SleepDecision(double spare_cpus) : spare_cpus_(spare_cpus) {}

    /// Takes the number of CPUs that other processes used since the previous call, for example 0.5.
    /// Returns whether threads should sleep from now on.
    bool update(double other_cpus);

  private:
    double spare_cpus_;
    int quiet_updates_ = 0; ///< in a row
    bool sleep_ = false;
};

/// Makes OpenMP's threads sleep at barriers while other processes need the CPUs, and spin
/// otherwise. Spinning is the fastest on an idle machine; where another process computes, it makes
/// a training step 20 times as long. Does nothing if the user has set OMP_WAIT_POLICY or
/// GOMP_SPINCOUNT, if one thread computes, or if the load is not known. Results do not change: the
/// number of threads stays.
class AdaptiveSpinning {
  public:
    /// Returns the CPU time of other processes in s; called on the thread of this object.
    using OtherCpuTime = std::function<std::optional<double>()>;

    /// Starts watching the load.
    AdaptiveSpinning();
    explicit AdaptiveSpinning(OtherCpuTime other_cpu_s);
    AdaptiveSpinning(const AdaptiveSpinning&) = delete;
    AdaptiveSpinning& operator=(const AdaptiveSpinning&) = delete;

  private:
    OtherCpuTime other_cpu_s_;
    std::jthread thread_; ///< last member: starts after the others are initialized
};

} // namespace formant
