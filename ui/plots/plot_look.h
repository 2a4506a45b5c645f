#pragma once

#include <qcustomplot.h>

namespace formant {

/// Background, axes and grids of all axis rects, and the legend, in the colours of the plot's
/// palette.
void colour_plot(QCustomPlot& plot);

/// Its numbers as the window's language writes them: a plot keeps those of when it was made.
void write_numbers_in_language(QCustomPlot& plot);

/// Linear or logarithmic values, with numbers that suit.
void set_value_scale(QCPAxis& axis, bool logarithmic);

/// Ticks at whole hours, minutes and seconds.
QSharedPointer<QCPAxisTicker> time_ticker();

} // namespace formant
