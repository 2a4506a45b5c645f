#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// Settings of the monitor: train.loss_explosion_protection, train.explosion_threshold (a spike is
/// a gradient norm of this many times the median), train.rollback_after_skips.
struct DivergenceMonitorConfig {
    bool explosion_protection = true;
    double explosion_threshold = 10;
    std::int64_t rollback_after_skips = 5;
};

/// Gradient norm and outcome of one phase of a step; most models have a single phase.
struct PhaseFacts {
    std::string phase;
    double grad_norm = 0;
    bool applied = true;
};

/// Loss and outcome of a step, the input of the monitor.
struct StepFacts {
    double total_loss = 0;
    std::vector<PhaseFacts> phases;
    bool overflow = false; ///< fp16: the gradients overflowed at this loss scale

    bool applied() const; ///< true if all phases were applied
};

/// Maximum gradient norm of each phase by its name; a phase without an entry has no limit.
using GradNormLimits = std::map<std::string, double>;

enum class LossVerdict {
    ok,
    skipped_not_finite,  ///< step skipped: loss or gradient is NaN or infinite
    skipped_explosion,   ///< step skipped: a spike, the gradient norm of a phase is above its limit
    scale_halved,        ///< fp16 searches its loss scale; usual, not reported
    scale_keeps_halving, ///< too many halvings in a row: the values are too large for fp16
    rollback,            ///< too many skips in a row: restore the last good state at half the rate
    diverged,            ///< rollbacks did not help
};

/// Host-side policy against loss spikes and divergence: reads the records of the steps, sets the
/// gradient-norm limits of the device-side check that skips a spike before the update
/// (should_skip_step()), and decides about rollbacks. Pure: no tensors, no clock.
class DivergenceMonitor {
  public:
    /// This number of rollbacks without a stable stretch between them means divergence.
    static constexpr std::int64_t max_rollbacks = 6;
    /// Ten halvings lead from 65536 to 64; fp16 seldom needs a smaller scale.
    static constexpr std::int64_t halvings_per_warning = 10;
    /// More halvings do not help: the gradients are NaN, and the scale would end at 0.
    static constexpr std::int64_t max_halvings = 4 * halvings_per_warning;

    explicit DivergenceMonitor(const DivergenceMonitorConfig& config) : config_(config) {}

    /// Changes the configuration from the next step on.
    void configure(const DivergenceMonitorConfig& config) { config_ = config; }
    LossVerdict add_step(const StepFacts& facts);
    /// Returns the maximum gradient norm of a phase; infinity until it has enough applied steps.
    double limit(const std::string& phase) const;
    GradNormLimits limits() const;
    /// Returns the factor on the learning rate, which each rollback halves.
    double rate_factor() const { return rate_factor_; }

    StateTree save() const;
    Result<void> load(const StateTree& state);

  private:
    void record_norm(const PhaseFacts& phase);
    LossVerdict step_applied();
    LossVerdict scale_overflowed();
    LossVerdict request_rollback();

    DivergenceMonitorConfig config_;
    /// Norms of the latest applied steps of each phase. Phases are separate, because the norms of a
    /// generator may be a hundred times those of its discriminator.
    std::map<std::string, std::deque<double>> norms_;
    std::int64_t skips_in_a_row_ = 0;
    std::int64_t applied_in_a_row_ = 0;
    std::int64_t overflows_in_a_row_ = 0;
    std::int64_t rollbacks_ = 0; ///< since the last stable stretch
    double rate_factor_ = 1;
};

} // namespace formant
