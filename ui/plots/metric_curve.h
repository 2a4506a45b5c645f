#pragma once

#include "ui/plots/run_metrics.h"

#include <qcustomplot.h>

namespace formant {

/// What the horizontal axis of the plots is.
enum class PlotOver { steps, training_time };

/// A series on a plot: the smoothed values as a line, and faint under it the raw ones. Curves are
/// told apart by the style of the line too. Validation has few values: they are points.
class MetricCurve {
  public:
    MetricCurve(QCustomPlot& plot, Quantity quantity, int index);

    /// Takes over what is new in the series, or all of it where more has changed.
    void update(const MetricSeries& series, PlotOver over);
    void colour(const QPalette& palette);
    void name(const QString& label) { smoothed_->setName(label); }
    void set_raw_visible(bool visible) { raw_->setVisible(visible); }
    QCPGraph* graph() const { return smoothed_; }

  private:
    QCPGraph* raw_;
    QCPGraph* smoothed_;
    int index_;
    bool is_points_;
    std::uint64_t generation_ = 0;
    std::size_t count_ = 0;
    PlotOver over_ = PlotOver::steps;
};

} // namespace formant
