#include "ui/plots/plot_style.h"

#include "ui/palette.h"

namespace formant {
namespace {

void color_axis(QCPAxis& axis, const PlotColors& colors) {
    axis.setBasePen(colors.axes);
    axis.setTickPen(colors.axes);
    axis.setSubTickPen(colors.axes);
    axis.setLabelColor(colors.axes);
    axis.setTickLabelColor(colors.axes);
    axis.grid()->setPen(QPen(colors.grid, 0, Qt::DotLine));
}

} // namespace

void apply_plot_colors(QCustomPlot& plot) {
    const PlotColors colors = PlotColors::of(plot.palette());
    plot.setBackground(colors.background);
    for (const QCPAxisRect* rect : plot.axisRects())
        for (QCPAxis* axis : rect->axes())
            color_axis(*axis, colors);
    if (plot.legend == nullptr)
        return;
    plot.legend->setBrush(Qt::NoBrush);
    plot.legend->setTextColor(colors.axes);
    plot.legend->setBorderPen(Qt::NoPen);
}

void use_window_locale(QCustomPlot& plot) {
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
