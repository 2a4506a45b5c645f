#include "ui/data/histogram.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace formant {

Histogram histogram_of(const std::vector<double>& values, int ranges) {
    std::vector<double> finite;
    std::ranges::copy_if(values, std::back_inserter(finite),
                         [](double v) { return std::isfinite(v); });
    if (finite.empty())
        return {};
    const auto [least, greatest] = std::ranges::minmax(finite);
    if (least == greatest)
        return {least - 0.5, 1, {static_cast<double>(finite.size())}};
    Histogram histogram{least, (greatest - least) / ranges,
                        std::vector<double>(static_cast<std::size_t>(ranges))};
    for (const double value : finite) {
        const int range = static_cast<int>((value - least) / histogram.width);
        ++histogram.counts[static_cast<std::size_t>(std::min(range, ranges - 1))]; // the greatest
    }
    return histogram;
}

} // namespace formant
