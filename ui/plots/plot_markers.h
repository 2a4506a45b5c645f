#pragma once

#include "ui/plots/metric_curve.h"

namespace formant {

/// A vertical line with a sign at its head for each checkpoint (▼), advice (!) and resume (↻).
class PlotMarkers : public QCPAbstractItem {
    Q_OBJECT
  public:
    explicit PlotMarkers(QCustomPlot* plot);

    /// `run` outlives the item; null: nothing is drawn.
    void show_run(const RunMetrics* run, PlotOver over);
    static QString sign(MetricMarker::Kind kind);

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

  protected:
    void draw(QCPPainter* painter) override;

  private:
    void draw_marker(QCPPainter& painter, const MetricMarker& marker) const;

    const RunMetrics* run_ = nullptr;
    PlotOver over_ = PlotOver::steps;
};

} // namespace formant
