#include "ui/training/loss_trend.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace formant {
namespace {

constexpr double minute_s = 60;
constexpr double hour_s = 3600;
constexpr double long_training_s = hour_s / 2;
constexpr double long_window_s = hour_s / 4;
constexpr std::ptrdiff_t min_values = 10;

using Points = std::vector<MetricPoint>;

/// Returns nullopt if there are too few values.
std::optional<double> mean(Points::const_iterator begin, Points::const_iterator end) {
    if (end - begin < min_values)
        return std::nullopt;
    const double sum =
        std::accumulate(begin, end, 0.0, [](double so_far, const MetricPoint& point) {
            return so_far + point.value;
        });
    return sum / static_cast<double>(end - begin);
}

} // namespace

std::optional<LossTrend> loss_trend(const MetricSeries& total) {
    const Points& points = total.points();
    if (points.empty() || points.back().time_s < minute_s)
        return std::nullopt;
    const double now_s = points.back().time_s;
    const bool is_long = now_s >= long_training_s;
    const double half_s = (is_long ? long_window_s : now_s / 2) / 2;
    const auto first_at = [&](double time_s) {
        return std::partition_point(points.begin(), points.end(), [&](const MetricPoint& point) {
            return point.time_s < time_s;
        });
    };
    const auto middle = first_at(now_s - half_s);
    const auto before = mean(first_at(now_s - 2 * half_s), middle);
    const auto after = mean(middle, points.end());
    if (!before || !after || *before <= 0 || *after <= 0)
        return std::nullopt;
    const double unit_s = is_long ? hour_s : minute_s;
    return LossTrend{std::pow(*after / *before, unit_s / half_s) - 1,
                     is_long ? LossTrend::Per::hour : LossTrend::Per::minute};
}

} // namespace formant
