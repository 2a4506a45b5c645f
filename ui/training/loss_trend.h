#pragma once

#include "ui/plots/metric_series.h"

#include <optional>

namespace formant {

/// Describes how fast a loss changes.
struct LossTrend {
    enum class Per { minute, hour };
    double change = 0; ///< -0.02 means falling by 2 % per unit
    Per per = Per::hour;
};

/// Compares the mean of the last half of a window with that of the half before, extrapolated to the
/// unit. After half an hour of training the window is the last 15 minutes and the unit an hour;
/// before that the window is the whole run and the unit a minute. Returns nullopt during the first
/// minute, with too few values, or if a mean is not positive. Pure.
std::optional<LossTrend> loss_trend(const MetricSeries& total);

} // namespace formant
