#include "ui/plots/plot_look.h"

#include "ui/palette.h"

namespace formant {
namespace {

void colour_axis(QCPAxis& axis, const PlotColours& colours) {
    axis.setBasePen(colours.axes);
    axis.setTickPen(colours.axes);
    axis.setSubTickPen(colours.axes);
    axis.setLabelColor(colours.axes);
    axis.setTickLabelColor(colours.axes);
    axis.grid()->setPen(QPen(colours.grid, 0, Qt::DotLine));
}

} // namespace

void colour_plot(QCustomPlot& plot) {
    const PlotColours colours = PlotColours::of(plot.palette());
    plot.setBackground(colours.background);
    for (const QCPAxisRect* rect : plot.axisRects())
        for (QCPAxis* axis : rect->axes())
            colour_axis(*axis, colours);
    if (plot.legend == nullptr)
        return;
    plot.legend->setBrush(Qt::NoBrush);
    plot.legend->setTextColor(colours.axes);
    plot.legend->setBorderPen(Qt::NoPen);
}

void write_numbers_in_language(QCustomPlot& plot) {
    plot.setLocale(QLocale());
    plot.replot(QCustomPlot::rpQueuedReplot);
}

void set_value_scale(QCPAxis& axis, bool logarithmic) {
    axis.setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    axis.setTicker(logarithmic ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog)
                               : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
    axis.setNumberFormat("gb");
    axis.setNumberPrecision(logarithmic ? 2 : 5);
}

QSharedPointer<QCPAxisTicker> time_ticker() {
    const QSharedPointer<QCPAxisTickerTime> ticker(new QCPAxisTickerTime);
    ticker->setTimeFormat(QStringLiteral("%h:%m:%s"));
    return ticker;
}

} // namespace formant
