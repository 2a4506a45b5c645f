#pragma once

#include "ui/plots/run_metrics.h"

#include <qcustomplot.h>

namespace formant {

/// Selects the x axis of the plots.
enum class PlotXAxis { steps, training_time };

/// Draws a series: the smoothed values as a line, and the raw ones faint below it. Curves also
/// differ in line style. Validation has few values and is drawn as points.
class MetricCurve {
  public:
    MetricCurve(QCustomPlot& plot, Quantity quantity, int index);

    /// Adds new points of the series, or all of them if earlier points have changed.
    void update(const MetricSeries& series, PlotXAxis x_axis);
    void apply_colors(const QPalette& palette);
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
    PlotXAxis x_axis_ = PlotXAxis::steps;
};

} // namespace formant
