#pragma once

#include "ui/plots/metric_curve.h"

#include <optional>

namespace formant {

/// Draws a vertical line with a sign at its head for each checkpoint (▼), advice (!) and resume
/// (↻). Signs are placed next to or below each other; without a free place the line is drawn alone.
class PlotMarkers : public QCPAbstractItem {
    Q_OBJECT
  public:
    explicit PlotMarkers(QCustomPlot* plot);

    /// `run` must outlive the item; null draws nothing.
    void show_run(const RunMetrics* run, PlotXAxis x_axis);
    static QString sign(MetricMarker::Kind kind);
    /// Returns a place within the sides of `area`, at most one line below `wanted`; nullopt if that
    /// is occupied too.
    static std::optional<QRectF> free_place(QRectF wanted, const QRectF& area,
                                            const QList<QRectF>& taken);

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

  protected:
    void draw(QCPPainter* painter) override;

  private:
    void draw_marker(QCPPainter& painter, const MetricMarker& marker, QList<QRectF>& taken) const;

    const RunMetrics* run_ = nullptr;
    PlotXAxis x_axis_ = PlotXAxis::steps;
};

} // namespace formant
