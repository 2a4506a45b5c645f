#include "engine/session/report/plot_series.h"

#include "engine/train/metrics/thinned_records.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace formant {
namespace {

constexpr std::size_t min_averaged_points = 100;
constexpr double usual_weight_of_past = 0.9;

bool is_finite(const PlotPoint& point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
}

std::vector<PlotPoint> finite_points(std::vector<PlotPoint> points) {
    std::erase_if(points, [](const PlotPoint& point) { return !is_finite(point); });
    return points;
}

} // namespace

std::vector<PlotPoint> thinned_points(std::vector<PlotPoint> points, std::size_t max_points) {
    points = finite_points(std::move(points));
    if (points.size() <= max_points)
        return points;
    const std::size_t groups = std::max<std::size_t>(max_points / 2, 2) - 1;
    const std::size_t inner = points.size() - 2; // the first and the last are kept
    ThinnedRecords<PlotPoint> thinned(
        (inner + groups - 1) / groups,
        [](const PlotPoint& point, std::vector<double>& numbers) { numbers.push_back(point.y); });
    for (std::size_t i = 1; i <= inner; ++i)
        thinned.add(points[i]);
    std::vector<PlotPoint> kept = {points.front()};
    for (const PlotPoint& point : thinned.take())
        kept.push_back(point);
    kept.push_back(points.back());
    return kept;
}

std::vector<PlotPoint> moving_average(const std::vector<PlotPoint>& points, double weight_of_past) {
    std::vector<PlotPoint> averages;
    double sum = 0, weight = 0;
    for (const PlotPoint& point : points) {
        if (!is_finite(point))
            continue;
        sum = weight_of_past * sum + (1 - weight_of_past) * point.y;
        weight = weight_of_past * weight + (1 - weight_of_past);
        averages.push_back({point.x, sum / weight});
    }
    return averages;
}

PlotSeries noisy_series(std::string name, const std::vector<PlotPoint>& points) {
    PlotSeries series{std::move(name), thinned_points(points), {}};
    if (points.size() >= min_averaged_points)
        series.average = thinned_points(moving_average(points, usual_weight_of_past));
    return series;
}

} // namespace formant
