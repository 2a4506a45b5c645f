#pragma once

#include <vector>

namespace formant {

/// Returns the value below which `share` (0 to 1) of the values lie, interpolated linearly like
/// numpy.percentile; 0 if there are none.
double percentile(std::vector<double> values, double share);

double mean(const std::vector<double>& values);

} // namespace formant
