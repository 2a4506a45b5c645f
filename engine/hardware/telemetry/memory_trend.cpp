#include "engine/hardware/telemetry/memory_trend.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace formant {
namespace {

constexpr double min_growth_over_noise = 4;

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

void MemoryTrend::add(std::int64_t step, double bytes) {
    const auto at = static_cast<double>(step);
    if (!points_.empty() && points_.back().step == at) {
        points_.back().bytes = std::max(points_.back().bytes, bytes);
        return;
    }
    points_.push_back({at, bytes});
    if (points_.size() > max_steps)
        points_.pop_front();
}

/// Returns the slope of the points from `first` on.
double MemoryTrend::slope(std::size_t first) const {
    std::vector<double> slopes;
    for (std::size_t i = first; i < points_.size(); ++i)
        for (std::size_t j = i + 1; j < points_.size(); ++j)
            slopes.push_back((points_[j].bytes - points_[i].bytes) /
                             (points_[j].step - points_[i].step));
    return median(std::move(slopes));
}

std::optional<MemoryTrend::Growth> MemoryTrend::growth() const {
    if (points_.size() < min_steps)
        return std::nullopt;
    const double rise = slope(0);
    if (rise <= 0 || slope(points_.size() / 2) < rise / 2)
        return std::nullopt;
    std::vector<double> offsets, distances;
    for (const Point& point : points_)
        offsets.push_back(point.bytes - rise * point.step);
    const double offset = median(offsets);
    for (const double each : offsets)
        distances.push_back(std::abs(each - offset));
    const double seen_steps = points_.back().step - points_.front().step;
    if (rise * seen_steps < min_growth_over_noise * median(distances))
        return std::nullopt;
    return Growth{rise, offset + rise * points_.back().step, static_cast<std::int64_t>(seen_steps)};
}

} // namespace formant
