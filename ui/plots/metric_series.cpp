#include "ui/plots/metric_series.h"

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

constexpr std::size_t group_size = 4; ///< points of which two are kept

bool is_lower(const MetricPoint& a, const MetricPoint& b) {
    return a.value < b.value;
}

} // namespace

MetricSeries::MetricSeries(std::size_t capacity) : capacity_(std::max(capacity, 2 * group_size)) {}

void MetricSeries::add(double step, double time_s, double value) {
    if (!std::isfinite(value))
        return;
    if (points_.size() == capacity_)
        decimate();
    MetricPoint point{next_order_++, step, time_s, value, value};
    smooth(point);
    points_.push_back(point);
}

/// Across a gap (dropped points) the past decays as much as it would have without one.
void MetricSeries::smooth(MetricPoint& point) {
    const double past = std::pow(weight_of_past_, point.order - last_order_);
    average_ = past * average_ + (1 - past) * point.value;
    weight_ = past * weight_ + (1 - past);
    last_order_ = point.order;
    point.smoothed = average_ / weight_;
}

void MetricSeries::set_smoothing(double weight_of_past) {
    if (weight_of_past == weight_of_past_)
        return;
    weight_of_past_ = weight_of_past;
    smooth_all();
}

void MetricSeries::smooth_all() {
    average_ = 0;
    weight_ = 0;
    last_order_ = -1;
    for (MetricPoint& point : points_)
        smooth(point);
    ++generation_;
}

void MetricSeries::decimate() {
    std::size_t kept = 1; // the first point is kept
    for (std::size_t i = 1; i < points_.size(); i += group_size) {
        const auto begin = points_.begin() + static_cast<std::ptrdiff_t>(i);
        const auto end =
            begin + static_cast<std::ptrdiff_t>(std::min(group_size, points_.size() - i));
        auto [lowest, highest] = std::minmax_element(begin, end, is_lower);
        const MetricPoint first = *std::min(lowest, highest), second = *std::max(lowest, highest);
        points_[kept++] = first;
        if (lowest != highest)
            points_[kept++] = second;
    }
    points_.resize(kept);
    ++generation_;
}

void MetricSeries::drop_after(double step) {
    const auto first = std::find_if(points_.begin(), points_.end(),
                                    [&](const MetricPoint& point) { return point.step > step; });
    if (first == points_.end())
        return;
    points_.erase(first, points_.end());
    next_order_ = points_.empty() ? 0 : points_.back().order + 1;
    smooth_all();
}

} // namespace formant
