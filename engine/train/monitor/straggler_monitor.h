#pragma once

#include "engine/train/events.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace formant {

/// A rank for which the others wait.
struct Straggler {
    std::size_t rank = 0;
    bool waits_for_data = false; ///< otherwise it computes for longer
    double own_ms = 0;
    double usual_ms = 0; ///< median of the ranks
};

/// Detects a rank that takes longer than the others in every step, which then all take as long.
class StragglerMonitor {
  public:
    /// Adds the mean times of all ranks over some steps. Returns a rank once it has been slower by
    /// a quarter of a step three times in a row.
    std::optional<Straggler> add(const std::vector<RankTimes>& ranks);

  private:
    std::optional<Straggler> last_;
    int times_in_a_row_ = 0;
};

} // namespace formant
