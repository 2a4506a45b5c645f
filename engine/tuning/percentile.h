#pragma once

#include <vector>

namespace formant {

/// The value below which `share` (0 to 1) of the values lie, linear between neighbours as numpy's
/// percentile is by default; 0 where there are none.
double percentile(std::vector<double> values, double share);

double mean(const std::vector<double>& values);

} // namespace formant
