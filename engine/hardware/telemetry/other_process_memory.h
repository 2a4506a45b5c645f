#pragma once

#include <cstddef>
#include <deque>
#include <limits>
#include <optional>

namespace formant {

/// Tracks how far the GPU memory of other processes has grown above its minimum. Total use and own
/// use are queried one after the other, so that a single value may be far off: only growth that
/// several consecutive values confirm counts. Pure.
class OtherProcessMemory {
  public:
    static constexpr std::size_t values_in_a_row = 5;

    /// Adds a measurement. Returns the growth in bytes; absent until `values_in_a_row` values are
    /// known.
    std::optional<double> growth(double bytes_of_all, double bytes_of_ours);

  private:
    std::deque<double> latest_;
    double lowest_ = std::numeric_limits<double>::infinity();
};

} // namespace formant
