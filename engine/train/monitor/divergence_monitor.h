#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>
#include <deque>
#include <limits>
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

/// Gradient norm, loss and outcome of one phase of a step; most models have a single phase.
struct PhaseFacts {
    std::string phase;
    double grad_norm = 0;
    bool applied = true;
    double loss = 0;
};

/// Loss and outcome of a step, the input of the monitor.
struct StepFacts {
    double total_loss = 0;
    std::vector<PhaseFacts> phases;
    bool overflow = false; ///< fp16: the gradients overflowed at this loss scale

    bool applied() const; ///< true if all phases were applied
};

/// Maximum gradient norm and maximum magnitude of the loss of a phase.
struct SpikeLimits {
    double grad_norm = std::numeric_limits<double>::infinity();
    double loss = std::numeric_limits<double>::infinity();

    bool operator==(const SpikeLimits&) const = default;
};

enum class LossVerdict {
    ok,
    skipped_not_finite, ///< step skipped: loss or gradient is NaN or infinite
    skipped_explosion,  ///< step skipped: a spike, gradient norm or loss of a phase above its limit
    scale_halved,       ///< fp16 searches its loss scale; usual, not reported
    scale_keeps_halving, ///< too many halvings in a row: the values are too large for fp16
    rollback,            ///< too many skips in a row: restore the last good state at half the rate
    diverged,            ///< rollbacks did not help
};

/// Host-side policy against loss spikes and divergence: reads the records of the steps, sets the
/// limits of the device-side check that skips a spike before the update (should_skip_step()), and
/// decides about rollbacks. There are limits from the first step on: wide ones until the norms of
/// enough steps are known. Pure: no tensors, no clock.
class DivergenceMonitor {
  public:
    /// This number of rollbacks without a stable stretch between them means divergence.
    static constexpr std::int64_t max_rollbacks = 6;
    /// Ten halvings lead from 65536 to 64; fp16 seldom needs a smaller scale.
    static constexpr std::int64_t halvings_per_warning = 10;
    /// More halvings do not help: the gradients are NaN, and the scale would end at 0.
    static constexpr std::int64_t max_halvings = 4 * halvings_per_warning;

    /// Magnitude that no loss and no gradient norm of a first step reaches, whatever the model.
    static constexpr double max_of_first_step = 1e9;
    /// A loss is a spike if it is this many times the largest of the latest steps, or, below a loss
    /// of 1, larger than this.
    static constexpr double max_loss_growth = 100;
    /// Until the median norm is known, a norm of this many times explosion_threshold times the
    /// largest so far is a spike. Norms may grow a lot while a model starts to learn.
    static constexpr double early_norm_allowance = 100;
    /// A spike between normal steps comes from a hard batch, not from weights that have gone wrong,
    /// and the batch comes again in every epoch: from then on its norm times this is not a spike.
    static constexpr double hard_batch_allowance = 2;
    /// A norm is not a spike either up to this share of explosion_threshold times the largest of
    /// the latest steps. Norms of a discriminator vary a lot with small batches, and grow within a
    /// few steps when the generator gains on it: they would only grow further while its steps are
    /// skipped.
    static constexpr double growth_share = 0.5;
    /// Norms of more than this many times the usual limit never count as those of a hard batch.
    static constexpr double max_hard_batch = 10;

    explicit DivergenceMonitor(const DivergenceMonitorConfig& config) : config_(config) {}

    /// Changes the configuration from the next step on.
    void configure(const DivergenceMonitorConfig& config) { config_ = config; }
    LossVerdict add_step(const StepFacts& facts);
    /// Returns the limits of a phase for the next step; infinite without explosion protection.
    /// Each rollback doubles the limit of the norm until the next stable stretch, so that a norm
    /// that has really grown is not skipped for ever.
    SpikeLimits limits(const std::string& phase) const;
    /// Returns the limits above which a phase of the latest step was skipped; of one that was not
    /// skipped, those for the next step.
    SpikeLimits exceeded_limits(const std::string& phase) const;
    /// Returns the factor on the learning rate, which each rollback halves.
    double rate_factor() const { return rate_factor_; }

    StateTree save() const;
    Result<void> load(const StateTree& state);

  private:
    void record(const PhaseFacts& phase);
    void record_spike(const PhaseFacts& phase);
    void keep_spikes_of_hard_batches();
    double norm_limit(const std::string& phase) const;
    double usual_norm_limit(const std::string& phase) const;
    double loss_limit(const std::string& phase) const;
    LossVerdict step_applied();
    LossVerdict scale_overflowed();
    LossVerdict request_rollback();

    DivergenceMonitorConfig config_;
    /// Norms of the latest applied steps of each phase. Phases are separate, because the norms of a
    /// generator may be a hundred times those of its discriminator.
    std::map<std::string, std::deque<double>> norms_;
    std::map<std::string, std::deque<double>> losses_; ///< likewise, their magnitudes
    /// Norms of skipped phases since the last step that was applied.
    std::map<std::string, std::deque<double>> spikes_;
    std::map<std::string, std::deque<double>> hard_batches_; ///< spikes that normal steps followed
    std::map<std::string, SpikeLimits> exceeded_limits_;
    std::int64_t skips_in_a_row_ = 0;
    std::int64_t applied_in_a_row_ = 0;
    std::int64_t overflows_in_a_row_ = 0;
    std::int64_t rollbacks_ = 0; ///< since the last stable stretch
    double rate_factor_ = 1;
};

} // namespace formant
