#pragma once

#include <vector>

namespace formant {

/// Counts of values in ranges of equal width.
struct Histogram {
    double first = 0; ///< start of the first range
    double width = 1; ///< of each
    std::vector<double> counts;
};

/// Returns the histogram of all finite values with `ranges` ranges; with one range if all values
/// are equal.
Histogram histogram_of(const std::vector<double>& values, int ranges);

} // namespace formant
