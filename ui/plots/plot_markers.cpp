#include "ui/plots/plot_markers.h"

#include "ui/palette.h"

namespace formant {

PlotMarkers::PlotMarkers(QCustomPlot* plot) : QCPAbstractItem(plot) {
    setClipToAxisRect(true);
}

void PlotMarkers::show_run(const RunMetrics* run, PlotOver over) {
    run_ = run;
    over_ = over;
}

QString PlotMarkers::sign(MetricMarker::Kind kind) {
    switch (kind) {
    case MetricMarker::Kind::checkpoint:
        return QStringLiteral("▼");
    case MetricMarker::Kind::advice:
        return QStringLiteral("!");
    case MetricMarker::Kind::resume:
        return QStringLiteral("↻");
    }
    return {};
}

void PlotMarkers::draw(QCPPainter* painter) {
    if (run_ == nullptr)
        return;
    for (const MetricMarker& marker : run_->markers())
        draw_marker(*painter, marker);
}

void PlotMarkers::draw_marker(QCPPainter& painter, const MetricMarker& marker) const {
    const QCPAxis& axis = *parentPlot()->xAxis;
    const double key = over_ == PlotOver::steps ? marker.step : marker.time_s;
    if (!axis.range().contains(key))
        return;
    const QPalette& palette = parentPlot()->palette();
    const bool is_advice = marker.kind == MetricMarker::Kind::advice;
    const QRect area = parentPlot()->axisRect()->rect();
    const double x = axis.coordToPixel(key);
    painter.setPen(QPen(is_advice ? bad_colour(palette) : PlotColours::of(palette).grid, 0,
                        is_advice ? Qt::DashLine : Qt::DotLine));
    const int line = painter.fontMetrics().height();
    painter.drawLine(QPointF(x, area.top() + line), QPointF(x, area.bottom()));
    painter.setPen(is_advice ? bad_colour(palette) : PlotColours::of(palette).axes);
    painter.drawText(QRectF(x - line, area.top(), 2 * line, line), Qt::AlignCenter,
                     sign(marker.kind));
}

} // namespace formant
