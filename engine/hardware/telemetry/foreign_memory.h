#pragma once

#include <cstddef>
#include <deque>
#include <limits>
#include <optional>

namespace formant {

/// By how much the memory of other processes on a card has grown since it was lowest. What all use
/// and what we use is asked one after the other, so that a single value may be far off: only what
/// holds for some values in a row counts. Pure.
class ForeignMemory {
  public:
    static constexpr std::size_t values_in_a_row = 5;

    /// Nothing until so many values are known.
    std::optional<double> risen(double bytes_of_all, double bytes_of_ours);

  private:
    std::deque<double> latest_;
    double lowest_ = std::numeric_limits<double>::infinity();
};

} // namespace formant
