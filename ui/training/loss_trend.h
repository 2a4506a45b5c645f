#pragma once

#include "ui/plots/metric_series.h"

#include <optional>

namespace formant {

/// How fast a loss changes.
struct LossTrend {
    enum class Per { minute, hour };
    double change = 0; ///< -0.02: falls by 2 % in that time
    Per per = Per::hour;
};

/// From the mean of the last half of a window to that of the half before, and by that rate over the
/// unit. The window is the last quarter of an hour, and the unit an hour, once half an hour has
/// been trained; before that the half of the training, and a minute. Nothing before a minute, with
/// too few values, or where a mean is not positive. Pure.
std::optional<LossTrend> loss_trend(const MetricSeries& total);

} // namespace formant
