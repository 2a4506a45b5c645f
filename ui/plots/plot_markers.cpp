#include "ui/plots/plot_markers.h"

#include "ui/palette.h"

#include <algorithm>

namespace formant {

PlotMarkers::PlotMarkers(QCustomPlot* plot) : QCPAbstractItem(plot) {
    setClipToAxisRect(true);
}

void PlotMarkers::show_run(const RunMetrics* run, PlotXAxis x_axis) {
    run_ = run;
    x_axis_ = x_axis;
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

std::optional<QRectF> PlotMarkers::free_place(QRectF wanted, const QRectF& area,
                                              const QList<QRectF>& taken) {
    wanted.moveLeft(std::min(wanted.left(), area.right() - wanted.width()));
    wanted.moveLeft(std::max(wanted.left(), area.left()));
    for (const QRectF& place : {wanted, wanted.translated(0, wanted.height())})
        if (std::none_of(taken.begin(), taken.end(),
                         [&](const QRectF& other) { return other.intersects(place); }))
            return place;
    return {};
}

void PlotMarkers::draw(QCPPainter* painter) {
    if (run_ == nullptr)
        return;
    QList<QRectF> taken;
    for (const MetricMarker& marker : run_->markers())
        draw_marker(*painter, marker, taken);
}

void PlotMarkers::draw_marker(QCPPainter& painter, const MetricMarker& marker,
                              QList<QRectF>& taken) const {
    const QCPAxis& axis = *parentPlot()->xAxis;
    const double key = x_axis_ == PlotXAxis::steps ? marker.step : marker.time_s;
    if (!axis.range().contains(key))
        return;
    const QPalette& palette = parentPlot()->palette();
    const bool is_advice = marker.kind == MetricMarker::Kind::advice;
    const QRectF area = parentPlot()->axisRect()->rect();
    const double x = axis.coordToPixel(key);
    const QSizeF size = painter.fontMetrics().size(Qt::TextSingleLine, sign(marker.kind));
    const QRectF head({x - size.width() / 2, area.top()}, size);
    const auto place = free_place(head, area, taken);
    painter.setPen(QPen(is_advice ? bad_color(palette) : PlotColors::of(palette).grid, 0,
                        is_advice ? Qt::DashLine : Qt::DotLine));
    painter.drawLine(QPointF(x, place.value_or(head).bottom()), QPointF(x, area.bottom()));
    if (!place)
        return;
    taken << *place;
    painter.setPen(is_advice ? bad_color(palette) : PlotColors::of(palette).axes);
    painter.drawText(*place, Qt::AlignCenter, sign(marker.kind));
}

} // namespace formant
