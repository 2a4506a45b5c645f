#pragma once

#include "ui/plots/metric_curve.h"

#include <optional>

namespace formant {

/// A vertical line with a sign at its head for each checkpoint (▼), advice (!) and resume (↻).
/// Signs lie beside or below each other; where there is no place, the line stands alone.
class PlotMarkers : public QCPAbstractItem {
    Q_OBJECT
  public:
    explicit PlotMarkers(QCustomPlot* plot);

    /// `run` outlives the item; null: nothing is drawn.
    void show_run(const RunMetrics* run, PlotOver over);
    static QString sign(MetricMarker::Kind kind);
    /// Within the sides of `area`, at most one line below `wanted`; none where that is taken, too.
    static std::optional<QRectF> free_place(QRectF wanted, const QRectF& area,
                                            const QList<QRectF>& taken);

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

  protected:
    void draw(QCPPainter* painter) override;

  private:
    void draw_marker(QCPPainter& painter, const MetricMarker& marker, QList<QRectF>& taken) const;

    const RunMetrics* run_ = nullptr;
    PlotOver over_ = PlotOver::steps;
};

} // namespace formant
