#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>

namespace formant {

/// Detects memory that grows from step to step, as with a leak. Fits a line through the latest
/// steps by the median of the slopes of all pairs (Theil 1950, Sen 1968), which a few large batches
/// do not affect. Pure.
class MemoryTrend {
  public:
    static constexpr std::size_t min_steps = 30;
    static constexpr std::size_t max_steps = 120; ///< that are considered

    /// Adds a value; of several values of one step the highest counts.
    void add(std::int64_t step, double bytes);

    struct Growth {
        double bytes_a_step = 0;
        double bytes_now = 0;        ///< on the line
        std::int64_t seen_steps = 0; ///< number of steps observed
        /// Returns the number of steps until the line reaches `limit_bytes`.
        double remaining_steps(double limit_bytes) const {
            return (limit_bytes - bytes_now) / bytes_a_step;
        }
    };
    /// Returns the growth; absent if memory does not grow, if its noise is as large as the growth,
    /// or if the growth has slowed to less than half, as it does after the first batches.
    std::optional<Growth> growth() const;

  private:
    struct Point {
        double step = 0;
        double bytes = 0;
    };
    double slope(std::size_t first) const;

    std::deque<Point> points_;
};

} // namespace formant
