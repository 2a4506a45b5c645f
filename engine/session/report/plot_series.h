#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace formant {

struct PlotPoint {
    double x = 0;
    double y = 0;
};

/// A line of a plot.
struct PlotSeries {
    std::string name;
    std::vector<PlotPoint> points;  ///< by ascending x
    std::vector<PlotPoint> average; ///< moving average, drawn over faint points; empty: none
};

/// Maximum number of points of a line: more than the pixels of its plot.
constexpr std::size_t max_plot_points = 1200;

/// Downsamples a line for a plot (min/max decimation): keeps the first and the last point, and of
/// each group of consecutive points the lowest and the highest, so that no peak is lost. Points
/// that are not finite are removed. Returns at most `max_points` points, but at least four.
std::vector<PlotPoint> thinned_points(std::vector<PlotPoint> points,
                                      std::size_t max_points = max_plot_points);

/// Returns the exponential moving average of a line, with `weight_of_past` from 0 to below 1. The
/// average is divided by the sum of its weights, so that it is not biased towards 0 at the
/// beginning (Kingma and Ba 2015, section 3).
std::vector<PlotPoint> moving_average(const std::vector<PlotPoint>& points, double weight_of_past);

/// Returns the series that is drawn of these values: downsampled, and with a moving average if
/// there are many.
PlotSeries noisy_series(std::string name, const std::vector<PlotPoint>& points);

} // namespace formant
