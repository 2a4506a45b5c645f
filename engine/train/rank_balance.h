#pragma once

#include "engine/data/batches/batch_share.h"
#include "engine/train/events.h"

#include <cstdint>
#include <vector>

namespace formant {

/// What RankBalance::add() has done to the shares.
enum class ShareChange { none, by_speed, undone };

/// Decides how many samples of each global batch the ranks compute, from the times that they take:
/// a faster GPU gets more of them, so that all are ready at the same time. Pure, so that all ranks
/// decide alike.
class RankBalance {
  public:
    /// Begins with equal shares of `samples` per step.
    RankBalance(std::int64_t samples, std::size_t num_ranks);

    const std::vector<BatchShare>& shares() const { return shares_; }
    /// Adds the mean times of all ranks over some steps with these shares. Changes the shares if
    /// steps should become at least 5 % shorter. Shares with which the ranks are ready at no more
    /// equal times, or which take notably longer, are undone, once and for all.
    ShareChange add(const std::vector<RankTimes>& times);

  private:
    /// How the ranks compare over some steps.
    struct Window {
        double slowest_ms = 0; ///< own time of the slowest rank
        double imbalance = 0;  ///< the same, divided by the mean over the ranks
    };
    static Window window_of(const std::vector<RankTimes>& times);
    bool is_better(const Window& window) const;

    std::vector<BatchShare> shares_;
    std::vector<BatchShare> previous_;
    Window previous_window_; ///< with previous_
    bool is_trial_ = false;  ///< nothing was measured with the shares so far
    bool is_settled_ = false;
};

} // namespace formant
