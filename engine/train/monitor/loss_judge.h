#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace formant {

struct JudgeConfig {
    bool explosion_protection = true;
    double explosion_threshold = 10;
    std::int64_t rollback_after_skips = 5;
};

/// What the judge knows of a phase of a step; most models have one.
struct PhaseFacts {
    std::string phase;
    double grad_norm = 0;
    bool applied = true;
};

/// What the judge knows of a step.
struct StepFacts {
    double total_loss = 0;
    std::vector<PhaseFacts> phases;
    bool overflow = false; ///< fp16: the gradients did not fit at this loss scale

    bool applied() const; ///< all of it
};

/// Gradient norms above which a phase is skipped, by its name; without one nothing is.
using GradNormLimits = std::map<std::string, double>;

enum class Verdict {
    fine,
    skipped_not_finite,  ///< the gate kept a step from the weights: loss or gradient was no number
    skipped_explosion,   ///< or the gradient was far above the usual norm of its phase
    scale_halved,        ///< fp16 looks for a loss scale; usual, and no word about it
    scale_keeps_halving, ///< but not so often: the values are too large for fp16
    roll_back,           ///< too many in a row: back to the last good state at half the rate
    diverged,            ///< roll-backs did not help either
};

/// The half of the monitoring that thinks: reads the steps' records on the host, sets the gate's
/// limit and decides. Pure: no tensors, no clock.
class LossJudge {
  public:
    /// So many roll-backs without a good stretch between them are a training that failed.
    static constexpr std::int64_t most_roll_backs = 6;
    /// From 65536 so many halvings lead to 64; fp16 seldom needs a smaller scale.
    static constexpr std::int64_t many_halvings = 10;
    /// No scale helps after so many: the gradients are no numbers, and the scale would end at 0.
    static constexpr std::int64_t most_halvings = 4 * many_halvings;

    explicit LossJudge(const JudgeConfig& config) : config_(config) {}

    /// From the next step on.
    void configure(const JudgeConfig& config) { config_ = config; }
    Verdict judge(const StepFacts& facts);
    /// Infinite until enough steps of the phase were seen.
    double limit(const std::string& phase) const;
    GradNormLimits limits() const;
    /// Factor on the learning rate: halved by each roll-back.
    double rate_factor() const { return rate_factor_; }

    StateTree save() const;
    Result<void> load(const StateTree& state);

  private:
    void remember(const PhaseFacts& phase);
    Verdict applied();
    Verdict overflowed();
    Verdict roll_back();

    JudgeConfig config_;
    /// Of the latest steps in which a phase was applied. Each has its own: those of a generator may
    /// be a hundred times those of its discriminator.
    std::map<std::string, std::deque<double>> norms_;
    std::int64_t skips_in_a_row_ = 0;
    std::int64_t applied_in_a_row_ = 0;
    std::int64_t overflows_in_a_row_ = 0;
    std::int64_t roll_backs_ = 0; ///< since the last good stretch
    double rate_factor_ = 1;
};

} // namespace formant
