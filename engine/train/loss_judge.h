#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>
#include <deque>
#include <optional>

namespace formant {

struct JudgeConfig {
    bool explosion_protection = true;
    double explosion_threshold = 10;
    std::int64_t rollback_after_skips = 5;
};

/// What the judge knows of a step.
struct StepFacts {
    double total_loss = 0;
    double grad_norm = 0;
    bool applied = true;
    bool overflow = false; ///< fp16: the gradients did not fit at this loss scale
};

enum class Verdict {
    fine,
    skipped_not_finite,  ///< the gate kept a step from the weights: loss or gradient was no number
    skipped_explosion,   ///< or the gradient was far above its usual norm
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
    /// Gradient norm above which the gate skips; infinite until enough steps were seen.
    double limit() const;
    /// Factor on the learning rate: halved by each roll-back.
    double rate_factor() const { return rate_factor_; }

    StateTree save() const;
    Result<void> load(const StateTree& state);

  private:
    Verdict applied(double grad_norm);
    Verdict overflowed();
    Verdict roll_back();

    JudgeConfig config_;
    std::deque<double> norms_; ///< of the latest applied steps
    std::int64_t skips_in_a_row_ = 0;
    std::int64_t applied_in_a_row_ = 0;
    std::int64_t overflows_in_a_row_ = 0;
    std::int64_t roll_backs_ = 0; ///< since the last good stretch
    double rate_factor_ = 1;
};

} // namespace formant
