#pragma once

#include "engine/session/report/html_text.h"
#include "engine/session/report/plot_series.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A plot of quantities over the training steps.
struct Plot {
    std::string title;
    std::string quantity; ///< label of the vertical axis, with its unit: "step time (ms)"
    std::vector<PlotSeries> series;
    std::vector<std::int64_t> resumes; ///< steps that are marked as resumed from
    bool can_be_logarithmic = false;   ///< if its values differ by orders of magnitude
};

/// Returns the plot as a figure: an SVG with axes, ticks and lines, a legend, and a sentence for
/// each line with its first, last, lowest and highest value. The style of the page gives the
/// colors.
Html svg_plot(const Plot& plot);

/// Returns the figures of plots, with a note on what their lines mean.
Html plot_figures(const std::vector<Plot>& plots);

} // namespace formant
