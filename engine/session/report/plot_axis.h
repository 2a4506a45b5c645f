#pragma once

#include <string>
#include <vector>

namespace formant {

/// An axis of a plot: its range and its ticks.
struct PlotAxis {
    double low = 0;
    double high = 1;
    bool is_logarithmic = false;
    std::vector<double> ticks; ///< ascending, within the range

    /// Returns the place of a value: 0 at the low end, 1 at the high end.
    double position(double value) const;
};

/// Returns an axis for values from `low` to `high`, with ticks at round numbers (1, 2 or 5 times a
/// power of ten) and its ends at ticks. `max_ticks` is at least two.
PlotAxis value_axis(double low, double high, int max_ticks = 6);

/// Returns the same with a logarithmic scale if the values are positive and extend over more than a
/// factor of 50: a linear scale would show only the largest.
PlotAxis wide_value_axis(double low, double high);

/// Returns an axis from `low` to `high` itself, with ticks at round whole numbers.
PlotAxis step_axis(double low, double high);

/// Returns the label of a tick: "0.25", "20k", "1.5M", "2e-5".
std::string tick_text(double value);

} // namespace formant
