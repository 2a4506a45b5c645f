#pragma once

class QCustomPlot;

namespace formant {

/// Background, axes and grids of all axis rects in the colours of the plot's palette.
void colour_plot(QCustomPlot& plot);

} // namespace formant
