#pragma once

#include <qcustomplot.h>

namespace formant {

/// Applies the palette's colors to the background, the axes and grids of all axis rects, and the
/// legend.
void apply_plot_colors(QCustomPlot& plot);

/// Applies the window's current locale to the plot's numbers: a plot keeps the locale of its
/// creation.
void use_window_locale(QCustomPlot& plot);

/// Sets a linear or logarithmic axis with a suitable number format.
void set_value_scale(QCPAxis& axis, bool logarithmic);

/// Returns a ticker with ticks at whole hours, minutes and seconds.
QSharedPointer<QCPAxisTicker> time_ticker();

} // namespace formant
