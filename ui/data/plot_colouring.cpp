#include "ui/data/plot_colouring.h"

#include "ui/palette.h"

#include <qcustomplot.h>

namespace formant {

void colour_plot(QCustomPlot& plot) {
    const PlotColours colours = PlotColours::of(plot.palette());
    plot.setBackground(colours.background);
    for (QCPAxisRect* rect : plot.axisRects())
        for (QCPAxis* axis : rect->axes()) {
            axis->setBasePen(colours.axes);
            axis->setTickPen(colours.axes);
            axis->setSubTickPen(colours.axes);
            axis->setLabelColor(colours.axes);
            axis->setTickLabelColor(colours.axes);
            axis->grid()->setPen(QPen(colours.grid, 0, Qt::DotLine));
        }
}

} // namespace formant
