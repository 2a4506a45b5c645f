#include "ui/plots/metric_curve.h"

#include "ui/palette.h"

#include <array>

namespace formant {
namespace {

constexpr int faint_alpha = 70;
constexpr std::array line_styles = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                    Qt::DashDotDotLine};

double key_of(const MetricPoint& point, PlotXAxis x_axis) {
    return x_axis == PlotXAxis::steps ? point.step : point.time_s;
}

} // namespace

MetricCurve::MetricCurve(QCustomPlot& plot, Quantity quantity, int index)
    : raw_(plot.addGraph()), smoothed_(plot.addGraph()), index_(index),
      is_points_(quantity == Quantity::validation) {
    raw_->removeFromLegend();
    raw_->setName(QString()); // the crosshair reads the smoothed one
    for (QCPGraph* graph : {raw_, smoothed_})
        graph->setAdaptiveSampling(true);
    if (!is_points_)
        return;
    smoothed_->setLineStyle(QCPGraph::lsNone);
    smoothed_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, 9));
}

void MetricCurve::update(const MetricSeries& series, PlotXAxis x_axis) {
    if (generation_ != series.generation() || x_axis_ != x_axis) {
        generation_ = series.generation();
        x_axis_ = x_axis;
        count_ = 0;
        raw_->data()->clear();
        smoothed_->data()->clear();
    }
    const auto& points = series.points();
    for (; count_ < points.size(); ++count_) {
        const MetricPoint& point = points[count_];
        const double key = key_of(point, x_axis);
        if (!is_points_)
            raw_->data()->add({key, point.value});
        smoothed_->data()->add({key, is_points_ ? point.value : point.smoothed});
    }
}

void MetricCurve::apply_colors(const QPalette& palette) {
    const QColor strong = curve_color(index_, palette);
    QColor faint = strong;
    faint.setAlpha(faint_alpha);
    raw_->setPen(faint);
    const auto style = line_styles[static_cast<std::size_t>(index_) % line_styles.size()];
    smoothed_->setPen(QPen(strong, 2, is_points_ ? Qt::SolidLine : style));
}

} // namespace formant
