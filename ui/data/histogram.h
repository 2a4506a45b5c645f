#pragma once

#include <vector>

namespace formant {

/// How many values lie in each of some equally wide ranges.
struct Histogram {
    double first = 0; ///< where the first range begins
    double width = 1; ///< of each
    std::vector<double> counts;
};

/// `ranges` of them over all finite values; a single range where all values are the same.
Histogram histogram_of(const std::vector<double>& values, int ranges);

} // namespace formant
