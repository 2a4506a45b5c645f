#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>

namespace formant {

/// Whether memory grows from step to step, as it does where something is never let go. A line
/// through the latest steps by the median of the slopes of all pairs (Theil 1950, Sen 1968), which
/// a few large batches do not bend. Pure.
class MemoryTrend {
  public:
    static constexpr std::size_t fewest_steps = 30;
    static constexpr std::size_t most_steps = 120; ///< that are looked at

    /// Of several values in a step the highest counts.
    void add(std::int64_t step, double bytes);

    struct Growth {
        double bytes_a_step = 0;
        double bytes_now = 0;        ///< on the line
        std::int64_t seen_steps = 0; ///< that it has gone on for
        /// Until it reaches `limit_bytes`.
        double steps_left(double limit_bytes) const {
            return (limit_bytes - bytes_now) / bytes_a_step;
        }
    };
    /// Nothing where it does not grow, where its unrest is as large as the growth, or where the
    /// growth has slowed down to less than half, as it does after the first batches.
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
